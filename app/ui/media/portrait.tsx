import type { PagePath } from '../../../shared/pages.ts';
import type { ExternalAddress } from '../link/action.ts';

export interface Person {
  /** Names the drawn portrait as well. */
  slug: string;
  name: string;
  role: string;
  /** What they answer for. */
  text: string;
  facebook: ExternalAddress;
  twitter: ExternalAddress;
  linkedin: ExternalAddress;
  instagram: ExternalAddress;
  /** Their profile, if they have one. */
  to?: PagePath | undefined;
}

interface PortraitProps {
  person: Pick<Person, 'slug' | 'name'>;
  className?: string;
  /** On the first screen: not left for later. */
  first?: boolean;
}

/** A drawn portrait. It fills what it is given and is cut at its edges: the person stands in the middle. */
export function Portrait({ person, className, first = false }: PortraitProps) {
  return (
    <img
      className={className}
      src={`/art/people/${person.slug}.svg`}
      alt={`Drawn portrait of ${person.name}`}
      width={2034}
      height={1744}
      loading={first ? undefined : 'lazy'}
    />
  );
}
