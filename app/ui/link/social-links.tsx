import { BrandIcon } from '../icon/brand-icon.tsx';
import type { Person } from '../media/portrait.tsx';
import { networkNames, profileOn } from '../text/ui-texts.ts';
import { ExternalLink } from './external-link.tsx';

const networks = [
  { key: 'facebook', brand: 'facebook' },
  { key: 'twitter', brand: 'x' },
  { key: 'linkedin', brand: 'linkedin' },
  { key: 'instagram', brand: 'instagram' },
] as const;

type Network = (typeof networks)[number]['key'];

interface SocialLinksProps {
  person: Pick<Person, 'name' | Network>;
  /** One network instead of all four. */
  only?: Network;
}

/** A person's profiles elsewhere, as marks in squares. */
export function SocialLinks({ person, only }: SocialLinksProps) {
  return (
    <ul className="social-links">
      {networks
        .filter(({ key }) => !only || key === only)
        .map(({ key, brand }) => (
          <li key={key}>
            <ExternalLink to={person[key]} aria-label={profileOn(person.name, networkNames[key])}>
              <BrandIcon name={brand} />
            </ExternalLink>
          </li>
        ))}
    </ul>
  );
}
