import { site } from '../../../shared/site.ts';
import type { FooterSocial } from '../../layouts/footer/footer-columns.tsx';
import type { InvitationProps } from '../../layouts/footer/invitation.tsx';
import type { Action } from '../../ui/link/action.ts';

const socials: FooterSocial[] = [
  { label: 'Facebook', brand: 'facebook', href: site.social.facebook },
  { label: 'Twitter', brand: 'x', href: site.social.twitter },
  { label: 'LinkedIn', brand: 'linkedin', href: site.social.linkedin },
  { label: 'Instagram', brand: 'instagram', href: site.social.instagram },
];

export const footer = {
  heading: "Let's get started and enjoy the power of AI",
  form: {
    label: 'Work email',
    placeholder: 'you@company.example',
    button: 'Get Started',
    errors: {
      required: 'Enter an email address.',
      invalid: 'Enter a complete address, such as name@company.example.',
    },
    answer: { label: 'Write your message', to: '/contact' },
    withoutScript: { label: 'Write to us', to: '/contact' },
  } satisfies InvitationProps,
  text: 'We use AI to solve business challenges and give decision-makers data-driven insights.',
  columns: {
    shared: ['primary', 'utility'],
    /** On the pages outside the shared layout: everything of the shared footer, and two columns more. */
    outside: ['primary', 'services', 'products', 'utility'],
  } as const,
  headings: {
    primary: 'Primary Pages',
    services: 'Our services',
    products: 'Products and people',
    utility: 'Utility pages',
  },
  socials: {
    heading: 'Socials',
    links: socials.filter(({ href }) => href !== ''),
  },
  rights: 'All rights reserved.',
  legal: [
    { label: 'Privacy', to: '/privacy' },
    { label: 'Imprint', to: '/imprint' },
  ] satisfies Action[],
  place: `${site.address.city}, ${site.address.country}`,
};
