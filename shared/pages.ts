import { hasImprint } from './imprint.ts';
import { type SwitchName, switches } from './site.ts';

/** A page of content/pages among the others. */
interface Place {
  path: `/${string}`;
  /** Switch that removes the page and all pages below it. */
  switch?: SwitchName;
  /** Page without content, which is not built. */
  isEmpty?: boolean;
}

/** Pages in the order of menus and site map. One that is missing here comes after them. */
const records = [
  { path: '/' },
  { path: '/about' },
  { path: '/services' },
  { path: '/service-details' },
  { path: '/why-choose-us' },
  { path: '/signchain', switch: 'products' },
  { path: '/finopcloud', switch: 'products' },
  { path: '/home-2', switch: 'home2' },
  { path: '/home-3', switch: 'home3' },
  { path: '/pricing' },
  { path: '/portfolio', switch: 'portfolio' },
  { path: '/portfolio-details', switch: 'portfolio' },
  { path: '/team', switch: 'team' },
  { path: '/team-details', switch: 'team' },
  { path: '/blog', switch: 'blog' },
  { path: '/blog-details', switch: 'blog' },
  { path: '/faq-1' },
  { path: '/faq-2' },
  { path: '/contact' },
  { path: '/signup', switch: 'accounts' },
  { path: '/login', switch: 'accounts' },
  { path: '/error-404' },
  { path: '/reset-password', switch: 'accounts' },
  { path: '/privacy' },
  { path: '/imprint', isEmpty: !hasImprint() },
] as const satisfies readonly Place[];

/** Addresses of the pages that leave the site with a part of it. */
export const pathsWith = (part: SwitchName): string[] =>
  records.flatMap((page: Place) => (page.switch === part ? [page.path] : []));

const isBuilt = (page: Place) => !page.isEmpty && (page.switch === undefined || switches[page.switch]);

/** Pages that are built: neither switched off nor empty. */
export const pages: readonly Place[] = records.filter(isBuilt);

/** Addresses of all records. */
export const allPaths: ReadonlySet<string> = new Set(records.map(({ path }) => path));

/** Every address. Whether a page, a service, an article or a project exists is checked by the loader of content. */
export type PagePath = (typeof records)[number]['path'] | `/${'services' | 'blog' | 'portfolio' | 'team'}/${string}`;

/** An internal link: a page, or a place on one. */
export type PageLink = PagePath | `${PagePath}#${string}` | `#${string}`;

/** Whether a link leads somewhere: its page, or the one above it, is not switched off. */
export function isLinked(to: PageLink): boolean {
  const [path = ''] = to.split(/[?#]/);
  return records.every((page) => isBuilt(page) || (path !== page.path && !path.startsWith(`${page.path}/`)));
}

/** Keeps the links that lead somewhere. */
export const onlyLinked = <Link extends { to: PageLink }>(links: readonly Link[]): Link[] =>
  links.filter(({ to }) => isLinked(to));
