import { site } from '../../../shared/site.ts';
import words from '../../../shared/words/footer.json' with { type: 'json' };
import labels from '../../../shared/words/labels.json' with { type: 'json' };
import type { Action } from '../../ui/link/action.ts';
import type { FooterSocial } from './footer-columns.tsx';
import type { InvitationProps } from './invitation.tsx';

const socials: FooterSocial[] = [
  { label: labels.networks.facebook, brand: 'facebook', href: site.social.facebook },
  { label: labels.networks.twitter, brand: 'x', href: site.social.twitter },
  { label: labels.networks.linkedin, brand: 'linkedin', href: site.social.linkedin },
  { label: labels.networks.instagram, brand: 'instagram', href: site.social.instagram },
];

export const footer = {
  heading: words.heading,
  form: words.form as InvitationProps,
  text: words.text,
  columns: {
    shared: ['primary', 'utility'],
    /** Pages outside the shared layout have everything of the shared footer, and two columns more. */
    outside: ['primary', 'services', 'products', 'utility'],
  } as const,
  headings: words.headings,
  socials: {
    heading: words.socials,
    links: socials.filter(({ href }) => href !== ''),
  },
  rights: words.rights,
  legal: words.legal as Action[],
  place: words.place,
};
