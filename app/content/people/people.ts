import { site } from '../../../shared/site.ts';
import { linkProfiles } from './profile.ts';

/**
 * In the order of the team page. Who has a `profile` has a page, to which the
 * name leads.
 */
export const people = linkProfiles({
  'asha-mehra': {
    slug: 'asha-mehra',
    sample: true,
    name: 'Asha Mehra',
    role: 'CEO',
    text: 'Sets the direction, reads every first brief, and decides which projects the company should decline.',
    ...site.social,
  },
  'ravi-anand': {
    slug: 'ravi-anand',
    sample: true,
    name: 'Ravi Anand',
    role: 'CTO',
    text: 'Answers for architecture and security, and asks of each design what happens on the day it fails.',
    ...site.social,
  },
  'leela-varga': {
    slug: 'leela-varga',
    sample: true,
    name: 'Leela Varga',
    role: 'COO',
    text: 'Plans teams, dates and budgets, and makes sure a client hears about a delay before noticing it.',
    ...site.social,
  },
  'tomas-ferre': {
    slug: 'tomas-ferre',
    sample: true,
    name: 'Tomas Ferre',
    role: 'Chief AI Officer',
    text: 'Decides which models we use, how they are tested, and when a simpler method is the better answer.',
    ...site.social,
    profile: {
      page: '/team-details',
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
    },
  },
  'ines-duval': {
    slug: 'ines-duval',
    sample: true,
    name: 'Ines Duval',
    role: 'Head of Design',
    text: 'Turns what a system knows into screens that people understand without a manual or a training day.',
    ...site.social,
  },
  'mina-sol': {
    slug: 'mina-sol',
    sample: true,
    name: 'Mina Sol',
    role: 'Blockchain Lead',
    text: 'Designs ledgers and smart contracts, and first asks whether an ordinary database would do the job.',
    ...site.social,
  },
  'noor-haddad': {
    slug: 'noor-haddad',
    sample: true,
    name: 'Noor Haddad',
    role: 'Cloud Lead',
    text: 'Builds environments that can be recreated from code, and keeps their monthly bill readable for finance.',
    ...site.social,
  },
  'kofi-mensah': {
    slug: 'kofi-mensah',
    sample: true,
    name: 'Kofi Mensah',
    role: 'Head of Quality',
    text: 'Writes the tests that would embarrass us most, and runs them before a client has the chance.',
    ...site.social,
  },
});
