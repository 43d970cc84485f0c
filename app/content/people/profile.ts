import { isLinked } from '../../../shared/pages.ts';
import type { ProfileProps, ProfileWords } from '../../sections/people/profile.tsx';
import type { WayOnProps } from '../../sections/way-on/way-on.tsx';
import type { Person } from '../../ui/media/portrait.tsx';

/** What a profile tells about a person, and where it stands. */
export interface ProfileRecord extends ProfileWords {
  /** The sample's page has a record in shared/pages.ts; any other stands at /team/<slug> and says here what it is about. */
  page: '/team-details' | { title: string; description: string };
}

type PersonRecord = Omit<Person, 'to'> & { profile?: ProfileRecord };

/** Adds to each person the address of their profile, if they have one. */
export function linkProfiles<Slug extends string>(records: Record<Slug, PersonRecord>) {
  const link = (person: PersonRecord): PersonRecord & Pick<Person, 'to'> => {
    const { page } = person.profile ?? {};
    const to = typeof page === 'object' ? (`/team/${person.slug}` as const) : page;
    return { ...person, to: to && isLinked(to) ? to : undefined };
  };
  return Object.fromEntries(
    Object.entries<PersonRecord>(records).map(([slug, person]) => [slug, link(person)]),
  ) as Record<Slug, ReturnType<typeof link>>;
}

/** What all profiles have beside their own words. */
export const profile = {
  above: [
    { label: 'Home', to: '/' },
    { label: 'Our Team', to: '/team' },
  ] as const,
  socials: (name: string) => `Find ${name.split(' ')[0]} elsewhere`,
  action: { label: 'Contact Us', to: '/contact' } satisfies ProfileProps['action'],
  wayOn: {
    text: 'Bring a decision you have to make. Somebody above has made it.',
    action: { label: 'Bring the decision', to: '/contact' },
  } satisfies WayOnProps,
  colleagues: {
    heading: 'Others you may meet',
    action: { label: 'See the whole team', to: '/team' } as const,
    count: 4,
  },
};
