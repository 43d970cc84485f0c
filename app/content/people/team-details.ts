import type { BreadcrumbHeroProps } from '../../blocks/breadcrumb-hero/view.tsx';
import type { PortraitsProps } from '../../blocks/portraits/view.tsx';
import type { ProfileProps } from '../../sections/people/profile.tsx';
import { people, personOf } from './people.ts';
import { profile } from './profile.ts';

/**
 * The profile of a person: /team-details, /team/<slug>
 * @param colleagues slugs; without them those who follow in the list
 */
export function toProfilePage(slug: string, colleagues: readonly string[] = following(slug)) {
  const person = personOf(slug);
  if (!person.profile) throw new Error(`${slug} has no profile in content/people.yaml.`);
  const { page, ...words } = person.profile;
  const { wayOn } = profile;
  const { count, ...others } = profile.colleagues;
  return {
    hero: {
      above: profile.above,
      here: person.name,
      // The person stands where the sun would.
      illustration: 'breadcrumb-shade',
      heading: person.name,
      lead: person.role,
    } satisfies BreadcrumbHeroProps,
    profile: { person, socials: profile.socials(person.name), ...words, action: profile.action } satisfies ProfileProps,
    colleagues: {
      ...others,
      members: colleagues.slice(0, count).map(personOf),
    } satisfies PortraitsProps,
    wayOn,
  };
}

function following(slug: string): string[] {
  const slugs = Object.keys(people);
  const place = slugs.indexOf(slug);
  return [...slugs.slice(place + 1), ...slugs.slice(0, place)];
}

const shown = Object.keys(people).find((slug) => people[slug]?.profile?.page === '/team-details');
if (shown === undefined)
  throw new Error(
    "/team-details shows whoever has a profile with page: '/team-details' in content/people.yaml, and nobody has one.",
  );

/** /team-details */
export const teamDetails = toProfilePage(shown, ['asha-mehra', 'ravi-anand', 'mina-sol', 'kofi-mensah']);
