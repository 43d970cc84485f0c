import { contactFields, fieldRules } from '../../../shared/contact-message.ts';
import { site } from '../../../shared/site.ts';
import type { BreadcrumbHeroProps } from '../../blocks/breadcrumb-hero/view.tsx';
import type { WayOnProps } from '../../blocks/way-on/view.tsx';
import { atHour } from '../hours.ts';

/** /privacy: what is promised there and not found in the settings. Its words stand in privacy.md. */
const promises = {
  reader: `The people at ${site.name} who answer it, and nobody else`,
  /** True while RETENTION_DAYS is not set; with it, say so many days here. */
  kept: 'Until your matter is settled, and as long after it as the law makes us keep business letters',
};

const { plot, street, city, country } = site.address;

export const privacy = {
  hero: {
    above: [{ label: 'Home', to: '/' }],
    here: 'Privacy',
    illustration: atHour('/privacy'),
    heading: 'Privacy',
    lead: 'What becomes of your message, and what this website does not do.',
  } satisfies BreadcrumbHeroProps,
  wayOn: {
    text: 'To see, correct or delete what we hold about you, one message is enough.',
    action: { label: 'Write that message', to: '/contact' },
  } satisfies WayOnProps,
  /** What stands for the braces in privacy.md. */
  facts: {
    ...promises,
    name: site.name,
    fields: contactFields.map((field) => fieldRules[field].label.toLowerCase()).join(', '),
    email: `[${site.email}](mailto:${site.email})`,
    phone: site.phone,
    address: [plot, street, city, country].join(', '),
  },
};
