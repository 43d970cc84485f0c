import { allPaths, type PagePath, pages } from '../../shared/pages.ts';
import type { Content, Page } from '../load/load.ts';

/** What menus, footer and site map know of a page. */
type PageHead = Pick<Page, 'title' | 'description' | 'menu' | 'footer' | 'product'> & { path: PagePath };

/** Pages of content/pages that are built, in the order of the site map; one without a place in it is at the end. */
export function placePages<Written extends { path: string }>(written: readonly Written[]): Written[] {
  const placed = pages.flatMap((place) => written.filter(({ path }) => path === place.path));
  return [...placed, ...written.filter(({ path }) => !allPaths.has(path))];
}

/** Heads of all pages, in the order of the site map. */
export const listHeads = ({ pages: written }: Pick<Content, 'pages'>): PageHead[] =>
  placePages(written).map((page) => ({ ...page, path: page.path as PagePath }));
