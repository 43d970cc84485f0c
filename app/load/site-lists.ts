/** Entries of menus, footer and site map, made from all pages, products and services. */
import type { z } from 'zod';
import { allPaths, type PageLink, type PagePath, pages as places } from '../../shared/pages.ts';
import { switches } from '../../shared/site.ts';
import type { IconName } from '../ui/icon/icon.tsx';
import type { page, service } from './page.ts';
import type { BlockPage } from './read-page.ts';

type Page = BlockPage & Pick<z.output<typeof page>, 'menu' | 'footer' | 'product'>;
type Service = BlockPage & Pick<z.output<typeof service>, 'menu' | 'footer' | 'line'>;

export type MenuName = 'services' | 'products';
/** An entry of the main menu: a page, or a panel that lists several. */
type NavigationEntry = { label: string; to: PagePath } | { label: string; panel: MenuName };

/** An entry of a panel. */
export interface MenuEntry {
  name: string;
  /** A second line under the name in the list. */
  note?: string | undefined;
  icon: IconName;
  text: string;
  features: readonly { title: string; text: string }[];
  link: { label: string; to: PagePath };
  /** `name` of a file in /art/menu. */
  picture: { name: string; alt: string };
}

type FooterLinks = readonly { label: string; to: PagePath }[];

export interface SiteLists {
  menu: readonly NavigationEntry[];
  services: readonly MenuEntry[];
  products: readonly MenuEntry[];
  /** Services, each with its line, and products. */
  offers: readonly { name: string; line?: string | undefined; to: PageLink }[];
  footer: Readonly<Record<'primary' | 'services' | 'products' | 'utility', FooterLinks>>;
}

/** Pages of content/pages that are built, in the order of the site map; one without a place in it is at the end. */
export function placePages<Written extends { path: string }>(written: readonly Written[]): Written[] {
  const placed = places.flatMap((place) => written.filter(({ path }) => path === place.path));
  return [...placed, ...written.filter(({ path }) => !allPaths.has(path))];
}

interface Placed {
  pages: readonly BlockPage[];
  services: readonly BlockPage[];
  projects: readonly BlockPage[];
  profiles: readonly BlockPage[];
}

/** Every page that is a file of content/ or made for a record of it, in the order of the site map. */
export const listPlaced = ({ pages, services, projects, profiles }: Placed): readonly BlockPage[] => [
  ...placePages(pages),
  ...services,
  ...(switches.portfolio ? projects : []),
  ...(switches.team ? profiles : []),
];

/** The loader has found the page. */
const addressOf = ({ path }: BlockPage) => path as PagePath;

export function buildLists(pages: readonly Page[], services: readonly Service[]): SiteLists {
  const placed = placePages(pages);
  const inFooter = (column: 'primary' | 'products' | 'utility') =>
    placed.flatMap((page) =>
      page.footer?.column === column ? [{ label: page.footer.label, to: addressOf(page) }] : [],
    );
  return {
    menu: placed.flatMap((page): NavigationEntry[] => {
      if (!page.menu) return [];
      const { label, panel } = page.menu;
      return panel ? [{ label, panel }] : [{ label, to: addressOf(page) }];
    }),
    services: services.map((page) => {
      const { action, ...entry } = page.menu;
      return { ...entry, link: { label: action, to: addressOf(page) } };
    }),
    products: placed.flatMap((page): MenuEntry[] => {
      if (!page.product) return [];
      const { action, ...entry } = page.product.menu;
      return [{ name: page.product.name, ...entry, link: { label: action, to: addressOf(page) } }];
    }),
    offers: [
      ...services.map((page) => ({ name: page.menu.name, line: page.line, to: addressOf(page) })),
      ...inFooter('products')
        .filter(({ to }) => to !== '/team')
        .map(({ label, to }) => ({ name: label, to })),
    ],
    footer: {
      primary: inFooter('primary'),
      services: services.map((page) => ({ label: page.footer, to: addressOf(page) })),
      products: inFooter('products'),
      utility: inFooter('utility'),
    },
  };
}
