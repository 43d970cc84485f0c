import { onlyLinked } from '../../../shared/pages.ts';
import { phoneLink, site } from '../../../shared/site.ts';
import type { Action } from '../../ui/link/action.ts';

const contact: Action = { label: 'Contact Us', to: '/contact' };

export const header = {
  topBar: {
    phone: { name: `Call ${site.name}`, value: site.phone, href: phoneLink(site.phone) },
    email: { name: `Email ${site.name}`, value: site.email, href: `mailto:${site.email}` },
    fact: `Established ${site.established}, ${site.address.city}`,
  },
  logo: `${site.name}, to the homepage`,
  navigation: 'Main',
  allServices: 'All services',
  account: onlyLinked([
    { label: 'Log in', to: '/login' },
    { label: 'Sign up', to: '/signup' },
  ] satisfies Action[]),
  contact,
};

export const mobileMenu = {
  open: 'Open menu',
  close: 'Close menu',
  back: 'Back',
  name: 'Menu',
  account: onlyLinked([
    { label: 'Login', to: '/login' },
    { label: 'Signup', to: '/signup' },
  ] satisfies Action[]),
};
