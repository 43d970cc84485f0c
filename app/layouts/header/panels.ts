import type { MenuEntry, MenuName, SiteLists } from '../../load/site-lists.ts';
import type { Action } from '../../ui/link/action.ts';
import { header } from './header-words.ts';

export interface MenuPanel {
  entries: readonly MenuEntry[];
  /** A link to the overview, below the entries. */
  all?: Action;
}

export interface MenuProps {
  pathname: string;
  entries: SiteLists['menu'];
  panels: Record<MenuName, MenuPanel>;
}

/** The two panels of the desktop menu; the mobile menu takes its links from here. The first entry is the one selected at first. */
export const listPanels = ({ services, products }: SiteLists): Record<MenuName, MenuPanel> => ({
  services: { all: { label: header.allServices, to: '/services' }, entries: services },
  products: { entries: products },
});
