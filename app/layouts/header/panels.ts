import { list as services } from 'virtual:lists/services';
import { products } from '../../content/layout/products.ts';
import type { MenuPanel } from './mega-panel.tsx';

export type MenuName = 'services' | 'products';

/** The two panels of the desktop menu; the mobile menu takes its links from here. The first entry is the one selected at first. */
export const panels: Record<MenuName, MenuPanel> = {
  services: { all: { label: 'All services', to: '/services' }, entries: services },
  products: { entries: products },
};
