import type { MaybeSample } from '../../shared/sample.ts';
import { phoneLink, site } from '../../shared/site.ts';
import type { ContactBlockProps } from '../sections/about/contact-block.tsx';
import type { ManagementTeamProps } from '../sections/about/management-team.tsx';
import type { MissionProps } from '../sections/about/mission.tsx';
import type { OriginProps } from '../sections/about/origin.tsx';
import type { ValuesProps } from '../sections/about/values.tsx';
import type { CountersProps } from '../sections/figures/counters.tsx';
import type { BreadcrumbHeroProps } from '../sections/hero/breadcrumb-hero.tsx';
import type { MemberCardsProps } from '../sections/people/member-cards.tsx';
import { people } from './people/people.ts';

/** /about */
export const about = {
  hero: {
    above: [{ label: 'Home', to: '/' }],
    here: 'About',
    heading: `Established in\u00a0${site.established} to make hard technology useful`,
    lead: `We are engineers in ${site.address.city} who build AI, blockchain, web, mobile and cloud systems for companies that have to explain what their software does.`,
    illustration: 'hero-about',
  } satisfies BreadcrumbHeroProps,
  counters: {
    name: `${site.name} in figures`,
    items: [
      { figure: '2K+', label: 'Successful Implementations', sample: true },
      { figure: '95%', label: 'Client Satisfaction Rate', sample: true },
      { figure: '40+', label: 'Awards and Recognitions', sample: true },
      { figure: '73+', label: 'Growth and Expansion', sample: true },
    ],
    note: 'An implementation is one system put to work. A project may hold many of them, so the projects on the home page are fewer.',
  } satisfies CountersProps,
  mission: {
    heading: 'Our mission',
    text: 'To put intelligent systems where decisions are made, keep people in charge of them, and leave a record that anyone can check.',
    action: { label: 'Get in touch', to: '/contact' },
  } satisfies MissionProps,
  managementTeam: {
    heading: 'The management team',
    lead: 'Three people answer for the company: one for its direction, one for its technology, one for its delivery. Any client may ask to speak with them.',
    action: { label: 'Get in touch', to: '/contact' },
    link: { label: 'Our portfolio', to: '/portfolio' },
  } satisfies ManagementTeamProps,
  origin: {
    /** True of the sample's city. */
    sample: true,
    heading: 'Where our fins come from',
    text: `The public buildings of ${site.address.city} wear blades of concrete before their windows. A brise-soleil does not fight the sun; it turns a hard light into one to work in, and every blade can be seen doing its part. We try to build software like that, this website first.`,
    /** Leads to the project that is no card; without it there is no link. */
    wayOn: 'How this website was tested',
    image: {
      name: 'brise-soleil',
      alt: 'A concrete front of three floors with twelve blades each: the low sun lights the rooms near it and leaves the others in shade',
    },
  } satisfies OriginProps & MaybeSample & { wayOn: string },
  values: {
    heading: 'Four values, used as tests',
    lead: 'We put these questions to every larger decision and write down the answers.',
    items: [
      {
        title: 'Innovation',
        question: 'Is it new because it is better for the client, or only because it is new?',
      },
      {
        title: 'Excellence',
        question: 'Would we show this work, without an excuse, to the engineer whose judgment we trust most?',
      },
      {
        title: 'Collaboration',
        question: 'Could the client have changed our mind, and do we know at which point it happened?',
      },
      {
        title: 'Integrity',
        question: 'Would we write this sentence, this estimate and this invoice with the client in the room?',
      },
    ],
  } satisfies ValuesProps,
  coreTeam: {
    heading: 'The core team',
    action: { label: 'Meet all eight', to: '/team' },
    members: [people['asha-mehra'], people['ravi-anand'], people['leela-varga']],
  } satisfies MemberCardsProps,
  contact: {
    heading: 'Write to us, or call',
    lead: 'A first question needs no form and no appointment.',
    email: { label: 'Email', value: site.email, href: `mailto:${site.email}` },
    phone: { label: 'Phone', value: site.phone, href: phoneLink(site.phone) },
  } satisfies ContactBlockProps,
};
