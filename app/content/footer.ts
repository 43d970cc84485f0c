import { site } from '../../shared/site.ts';
import type { FooterColumn, FooterSocial } from '../layouts/footer/footer-columns.tsx';
import type { NewsletterFormProps } from '../ui/form/newsletter-form.tsx';

const primary: FooterColumn = {
  heading: 'Primary Pages',
  links: [
    { label: 'Home', to: '/' },
    { label: 'About Us', to: '/about' },
    { label: 'Services', to: '/services' },
    { label: 'Pricing', to: '/pricing' },
    { label: 'Contact', to: '/contact' },
  ],
};

const utility: FooterColumn = {
  heading: 'Utility pages',
  links: [
    { label: 'Signup', to: '/signup' },
    { label: 'Login', to: '/login' },
    { label: '404 Not Found', to: '/error-404' },
    { label: 'Password Reset', to: '/reset-password' },
  ],
};

const services: FooterColumn = {
  heading: 'Our services',
  links: [
    { label: 'Blockchain', to: '/services/blockchain' },
    { label: 'Generative AI', to: '/services/generative-ai' },
    { label: 'Web development', to: '/services/web-development' },
    { label: 'App development', to: '/services/app-development' },
    { label: 'Custom development', to: '/services/custom-development' },
    { label: 'Cloud services', to: '/services/cloud-service' },
  ],
};

const productsAndPeople: FooterColumn = {
  heading: 'Products and people',
  links: [
    { label: 'Signchain', to: '/signchain' },
    { label: 'Finops Cloudsanalytics', to: '/finopcloud' },
    { label: 'Team', to: '/team' },
  ],
};

export const footer = {
  heading: "Let's get started and enjoy the power of AI",
  form: {
    label: 'Work email',
    placeholder: 'you@company.example',
    button: 'Get Started',
    note: ['This field sends nothing yet. To reach us, please use the ', { text: 'contact page', to: '/contact' }, '.'],
    errors: {
      required: 'Enter an email address.',
      invalid: 'Enter a complete address, such as name@company.example.',
    },
  } satisfies NewsletterFormProps,
  text: 'We use AI to solve business challenges and give decision-makers data-driven insights.',
  columns: {
    shared: [primary, utility],
    /** On the pages outside the shared layout: everything of the shared footer, and two columns more. */
    outside: [primary, services, productsAndPeople, utility],
  },
  socials: {
    heading: 'Socials',
    links: [
      { label: 'Facebook', brand: 'facebook', href: site.social.facebook },
      { label: 'Twitter', brand: 'x', href: site.social.twitter },
      { label: 'LinkedIn', brand: 'linkedin', href: site.social.linkedin },
      { label: 'Instagram', brand: 'instagram', href: site.social.instagram },
    ] satisfies FooterSocial[],
  },
  rights: 'All rights reserved.',
  place: site.address.city,
};
