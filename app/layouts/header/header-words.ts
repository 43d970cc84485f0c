import { onlyLinked, type PageLink } from '../../../shared/pages.ts';
import { phoneLink, site } from '../../../shared/site.ts';
import words from '../../../shared/words/header.json' with { type: 'json' };
import type { Action } from '../../ui/link/action.ts';

/** The loader has checked their targets. */
const toActions = (links: readonly { label: string; to: string }[]): Action[] =>
  links.map(({ label, to }) => ({ label, to: to as PageLink }));

const { phone, email, fact, logo, navigation, allServices, account, contact, mobile } = words;

export const header = {
  topBar: {
    phone: { name: phone, value: site.phone, href: phoneLink(site.phone) },
    email: { name: email, value: site.email, href: `mailto:${site.email}` },
    fact,
  },
  logo,
  navigation,
  allServices,
  account: onlyLinked(toActions(account)),
  contact: contact as Action,
};

export const mobileMenu = { ...mobile, account: onlyLinked(toActions(mobile.account)) };
