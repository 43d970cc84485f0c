import type { PagePath } from '../../shared/pages.ts';
import { phoneLink, site } from '../../shared/site.ts';
import type { Action } from '../ui/action.ts';
import type { MenuName } from './mega-menu.ts';

type NavigationEntry =
  | { label: string; to: PagePath }
  /** `submenu`: which one of the mobile menu it opens. */
  | { label: string; panel: MenuName; submenu: 1 | 2 };

/** The mobile menu shows the same. */
const entries: NavigationEntry[] = [
  { label: 'Home', to: '/' },
  { label: 'About', to: '/about' },
  { label: 'Services', panel: 'services', submenu: 2 },
  { label: 'Products', panel: 'products', submenu: 1 },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Blog', to: '/blog' },
];

const contact: Action = { label: 'Contact Us', to: '/contact' };

/** What the panels of both menus hold: mega-menu.ts. */
export const header = {
  topBar: {
    phone: { name: `Call ${site.name}`, value: site.phone, href: phoneLink(site.phone) },
    email: { name: `Email ${site.name}`, value: site.email, href: `mailto:${site.email}` },
    fact: `Established ${site.established}, Chandigarh`,
  },
  logo: `${site.name}, to the homepage`,
  navigation: 'Main',
  entries,
  account: [
    { label: 'Log in', to: '/login' },
    { label: 'Sign up', to: '/signup' },
  ] satisfies Action[],
  contact,
};

export const mobileMenu = {
  open: 'Open menu',
  close: 'Close menu',
  back: 'Back',
  name: 'Menu',
  account: [
    { label: 'Login', to: '/login' },
    { label: 'Signup', to: '/signup' },
  ] satisfies Action[],
};
