import { header } from '../../content/layout/header.ts';
import { lists } from '../../content/site-lists.ts';
import type { MenuPanel } from './mega-panel.tsx';
import type { MenuName } from './navigation-entry.ts';

/** The two panels of the desktop menu; the mobile menu takes its links from here. The first entry is the one selected at first. */
export const panels: Record<MenuName, MenuPanel> = {
  services: { all: { label: header.allServices, to: '/services' }, entries: lists.services },
  products: { entries: lists.products },
};
