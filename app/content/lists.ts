import type { MenuEntry } from '../layouts/header/mega-panel.tsx';
import type { NavigationEntry } from '../layouts/header/navigation-entry.ts';
import type { Content } from '../load/load.ts';
import { listHeads } from './page-heads.ts';
import type { ServiceListing } from './service.ts';

/** How many posts a teaser shows. */
const teaserLength = 3;

const toMenuEntry = ({ slug, menu: { action, ...entry } }: ServiceListing): MenuEntry => ({
  ...entry,
  link: { label: action, to: `/services/${slug}` },
});

interface Records {
  /** Pages of content/pages. */
  pages: Content['pages'];
  services: readonly ServiceListing[];
  posts: Content['posts'];
}

/** The lists that are made from all records. */
export function buildLists({ pages, services, posts }: Records) {
  const heads = listHeads({ pages });
  const inFooter = (column: 'primary' | 'products' | 'utility') =>
    heads.flatMap(({ path, footer }) => (footer?.column === column ? [{ label: footer.label, to: path }] : []));
  return {
    menu: heads.flatMap(({ path, menu }): NavigationEntry[] => {
      if (!menu) return [];
      const { label, panel } = menu;
      return panel ? [{ label, panel }] : [{ label, to: path }];
    }),
    services: services.map(toMenuEntry),
    products: heads.flatMap(({ path, product }): MenuEntry[] => {
      if (!product) return [];
      const { action, ...entry } = product.menu;
      return [{ name: product.name, ...entry, link: { label: action, to: path } }];
    }),
    /** Services, each with a line that says what it is about, and products. */
    offers: [
      ...services.map(({ slug, menu, line }) => ({ name: menu.name, line, to: `/services/${slug}` as const })),
      ...inFooter('products')
        .filter(({ to }) => to !== '/team')
        .map(({ label, to }) => ({ name: label, line: undefined, to })),
    ],
    footer: {
      primary: inFooter('primary'),
      services: services.map(({ slug, footer }) => ({ label: footer, to: `/services/${slug}` as const })),
      products: inFooter('products'),
      utility: inFooter('utility'),
    },
    'latest-posts': posts.slice(0, teaserLength),
  };
}
