import { allPaths, type PagePath, type PageRecord, pages } from '../../shared/pages.ts';
import type { Content, Page } from '../load/load.ts';

/** What menus, footer and site map know of a page. */
interface PageHead {
  path: PagePath;
  title: string;
  description: string;
  menu?: { label: string; panel?: 'services' | 'products' | undefined } | undefined;
  footer?: { column: 'primary' | 'products' | 'utility'; label: string } | undefined;
  product?: Page['product'];
}

/** Pages of shared/pages.ts and of content/pages, in the order of the site map; one without a place in it is at the end. */
export function placePages<Written extends { path: string }>(written: readonly Written[]): (PageRecord | Written)[] {
  const placed = pages.flatMap((record): (PageRecord | Written)[] =>
    'route' in record ? [record] : written.filter(({ path }) => path === record.path),
  );
  return [...placed, ...written.filter(({ path }) => !allPaths.has(path))];
}

/** Heads of all pages, in the order of the site map. */
export const listHeads = ({ pages: written }: Pick<Content, 'pages'>): PageHead[] =>
  placePages(written).map((page) => ({ ...page, path: page.path as PagePath }));
