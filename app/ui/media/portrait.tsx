import type { PagePath } from '../../../shared/pages.ts';
import type { MaybeSample } from '../../../shared/sample.ts';
import { classes } from '../layout/steps.ts';
import type { ExternalAddress } from '../link/action.ts';
import { portraitOf } from '../text/ui-texts.ts';
import { Photograph, type PhotographWords } from './photograph.tsx';
import './portrait.css';

export interface Person extends MaybeSample {
  /** Name of the drawn portrait too. */
  slug: string;
  name: string;
  role: string;
  /** Task. */
  text: string;
  /** Profiles elsewhere; '' if they have none. */
  facebook: ExternalAddress | '';
  twitter: ExternalAddress | '';
  linkedin: ExternalAddress | '';
  instagram: ExternalAddress | '';
  /** Replaces the drawn portrait: `{ name: 'people/anna.jpg', alt: 'Anna Berg at her desk' }`. */
  photograph?: PhotographWords | undefined;
  /** Their profile, if any. */
  to?: PagePath | undefined;
}

interface PortraitProps {
  person: Pick<Person, 'slug' | 'name' | 'photograph'>;
  className?: string;
  /** On the first screen: urgent. */
  first?: boolean;
}

/**
 * A person's photograph, or a drawn portrait. It fills its box and is cut at the edges: the person is in the middle.
 */
export function Portrait({ person, className, first = false }: PortraitProps) {
  const names = classes('portrait', className);
  if (person.photograph)
    return (
      <Photograph
        {...person.photograph}
        sizes="(width >= 64em) 27rem, (width >= 40em) 45vw, 100vw"
        imageClassName={names}
        first={first}
      />
    );
  return (
    <img
      className={names}
      src={`/art/people/${person.slug}.svg`}
      alt={portraitOf(person.name)}
      width={2034}
      height={1744}
      loading={first ? undefined : 'lazy'}
    />
  );
}
