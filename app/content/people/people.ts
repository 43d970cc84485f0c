import { site } from '../../../shared/site.ts';
import type { Person } from '../../ui/media/portrait.tsx';

const sample = { ...site.social, to: '/team-details' } as const;

/** In the order of the team page. All are invented: docs/before-you-publish.md. */
export const people = {
  'asha-mehra': {
    slug: 'asha-mehra',
    name: 'Asha Mehra',
    role: 'CEO',
    text: 'Sets the direction, reads every first brief, and decides which projects the company should decline.',
    ...sample,
  },
  'ravi-anand': {
    slug: 'ravi-anand',
    name: 'Ravi Anand',
    role: 'CTO',
    text: 'Answers for architecture and security, and asks of each design what happens on the day it fails.',
    ...sample,
  },
  'leela-varga': {
    slug: 'leela-varga',
    name: 'Leela Varga',
    role: 'COO',
    text: 'Plans teams, dates and budgets, and makes sure a client hears about a delay before noticing it.',
    ...sample,
  },
  'tomas-ferre': {
    slug: 'tomas-ferre',
    name: 'Tomas Ferre',
    role: 'Chief AI Officer',
    text: 'Decides which models we use, how they are tested, and when a simpler method is the better answer.',
    ...sample,
  },
  'ines-duval': {
    slug: 'ines-duval',
    name: 'Ines Duval',
    role: 'Head of Design',
    text: 'Turns what a system knows into screens that people understand without a manual or a training day.',
    ...sample,
  },
  'mina-sol': {
    slug: 'mina-sol',
    name: 'Mina Sol',
    role: 'Blockchain Lead',
    text: 'Designs ledgers and smart contracts, and first asks whether an ordinary database would do the job.',
    ...sample,
  },
  'noor-haddad': {
    slug: 'noor-haddad',
    name: 'Noor Haddad',
    role: 'Cloud Lead',
    text: 'Builds environments that can be recreated from code, and keeps their monthly bill readable for finance.',
    ...sample,
  },
  'kofi-mensah': {
    slug: 'kofi-mensah',
    name: 'Kofi Mensah',
    role: 'Head of Quality',
    text: 'Writes the tests that would embarrass us most, and runs them before a client has the chance.',
    ...sample,
  },
} satisfies Record<string, Person>;
