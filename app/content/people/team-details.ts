import type { BreadcrumbHeroProps } from '../../sections/hero/breadcrumb-hero.tsx';
import type { PortraitsProps } from '../../sections/people/portraits.tsx';
import type { ProfileProps } from '../../sections/people/profile.tsx';
import { people } from './people.ts';

const person = people['tomas-ferre'];

/** /team-details */
export const teamDetails = {
  hero: {
    above: [
      { label: 'Home', to: '/' },
      { label: 'Our Team', to: '/team' },
    ],
    here: person.name,
    heading: person.name,
    lead: person.role,
  } satisfies BreadcrumbHeroProps,
  profile: {
    person,
    socials: 'Find Tomas elsewhere',
    heading: 'How will we notice that it is wrong?',
    paragraphs: [
      'Tomas leads our work on models, data and evaluation, and the question above is the one he puts to every project.',
      'Most requests for AI reach him as a solution: a chatbot, an agent, a forecast. He turns them back into the decision behind them, because a decision can be tested and a buzzword cannot.',
      'Clients meet him when the test questions are written, and again when somebody proposes to ignore a result.',
    ],
    responsibilities: {
      heading: 'What the role answers for',
      items: [
        {
          icon: 'split',
          text: 'Choosing models for each project, with the reasons and the rejected options written down.',
        },
        {
          icon: 'list-checks',
          text: 'Writing the test questions together with the client, before any model is tried.',
        },
        { icon: 'gauge', text: 'Setting the limits above which an agent must stop and ask a person.' },
        { icon: 'database', text: 'Checking which data a system may read, keep and show, and to whom.' },
        {
          icon: 'trending-up',
          text: 'Watching released models for drift, and withdrawing those that fail their tests.',
        },
        {
          icon: 'messages-square',
          text: 'Telling clients when a rule, a report or a search box would serve them better.',
        },
      ],
    },
    action: { label: 'Contact Us', to: '/contact' },
  } satisfies ProfileProps,
  colleagues: {
    heading: 'Others you may meet',
    action: { label: 'See the whole team', to: '/team' },
    members: [people['asha-mehra'], people['ravi-anand'], people['mina-sol'], people['kofi-mensah']],
  } satisfies PortraitsProps,
};
