import { imprint as facts, type Imprint } from '../../../shared/imprint.ts';
import { phoneLink, site } from '../../../shared/site.ts';
import type { BreadcrumbHeroProps } from '../../blocks/breadcrumb-hero/view.tsx';
import type { WayOnProps } from '../../blocks/way-on/view.tsx';
import { atHour } from '../hours.ts';

const { plot, street, city, country } = site.address;

/** What stands before each fact of shared/imprint.ts. */
const labels: Record<Exclude<keyof Imprint, 'company'>, string> = {
  represented: 'Represented by',
  register: 'Register',
  vatId: 'VAT number',
  supervision: 'Supervised by',
  editor: 'Answers for what is written here',
};

/** /imprint, which is there once shared/imprint.ts is filled in. */
export const imprint = {
  hero: {
    above: [{ label: 'Home', to: '/' }],
    here: 'Imprint',
    illustration: atHour('/privacy'),
    heading: 'Imprint',
    lead: 'Whose website this is, and how to reach whoever answers for it.',
  } satisfies BreadcrumbHeroProps,
  /** As Markdown: what is not filled in is left out. */
  words: [
    `**${facts.company}**`,
    [plot, street, city, country].join(', '),
    [
      `- Email: [${site.email}](mailto:${site.email})`,
      `- Phone: [${site.phone}](${phoneLink(site.phone)})`,
      ...Object.entries(labels).flatMap(([name, label]) => {
        const fact = facts[name as keyof Imprint];
        return fact === '' ? [] : [`- ${label}: ${fact}`];
      }),
    ].join('\n'),
  ].join('\n\n'),
  wayOn: {
    text: 'What this website keeps about you, and what it does not do, stands on a page of its own.',
    action: { label: 'Read about privacy', to: '/privacy' },
  } satisfies WayOnProps,
};
