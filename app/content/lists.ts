import { pages } from '../../shared/pages.ts';
import type { MenuEntry } from '../layouts/header/mega-panel.tsx';
import type { NavigationEntry } from '../layouts/header/navigation-entry.ts';
import { blogDetails } from './blog/blog-details.ts';
import { posts } from './blog/posts.ts';
import { people } from './people/people.ts';
import type { Service } from './service.ts';

/** How many posts a teaser shows. */
const teaserLength = 3;

const toMenuEntry = ({ slug, menu: { action, ...entry } }: Service): MenuEntry => ({
  ...entry,
  link: { label: action, to: `/services/${slug}` },
});

/** Whose an article is, and where their profile stands. */
const toAuthor = ({ name, role, to }: (typeof people)[keyof typeof people]) => ({ label: name, role, to });

const inFooter = (column: 'primary' | 'products' | 'utility') =>
  pages.flatMap((page) =>
    'footer' in page && page.footer.column === column ? [{ label: page.footer.label, to: page.path }] : [],
  );

/** The lists that are made from all records. */
export const buildLists = (services: readonly Service[]) => ({
  menu: pages.flatMap((page): NavigationEntry[] => {
    if (!('menu' in page)) return [];
    const { label, ...panel } = page.menu;
    return 'panel' in panel ? [{ label, panel: panel.panel }] : [{ label, to: page.path }];
  }),
  services: services.map(toMenuEntry),
  footer: {
    primary: inFooter('primary'),
    services: services.map(({ slug, footer }) => ({ label: footer, to: `/services/${slug}` as const })),
    products: inFooter('products'),
    utility: inFooter('utility'),
  },
  'latest-posts': posts.slice(0, teaserLength).map(({ slug, title, date, to }) => ({ slug, title, date, to })),
  author: toAuthor(people[blogDetails.author]),
});
