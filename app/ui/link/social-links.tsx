import { BrandIcon } from '../icon/brand-icon.tsx';
import type { Person } from '../media/portrait.tsx';
import { networkNames, profileOn } from '../text/ui-texts.ts';
import { ExternalLink } from './external-link.tsx';
import './social-links.css';

const networks = [
  { key: 'facebook', brand: 'facebook' },
  { key: 'twitter', brand: 'x' },
  { key: 'linkedin', brand: 'linkedin' },
  { key: 'instagram', brand: 'instagram' },
] as const;

type Network = (typeof networks)[number]['key'];

/** Tells whether a person has any profile. */
export const hasProfiles = (person: Pick<Person, Network>): boolean => networks.some(({ key }) => person[key] !== '');

interface SocialLinksProps {
  person: Pick<Person, 'name' | Network>;
  /** One network instead of all four. */
  only?: Network;
}

/** A person's profiles elsewhere, as marks in squares; nothing without any. */
export function SocialLinks({ person, only }: SocialLinksProps) {
  const profiles = networks.flatMap(({ key, brand }) => {
    const to = person[key];
    return to === '' || (only && key !== only) ? [] : [{ key, brand, to }];
  });
  return (
    profiles.length > 0 && (
      <ul className="profiles">
        {profiles.map(({ key, brand, to }) => (
          <li key={key}>
            <ExternalLink to={to} aria-label={profileOn(person.name, networkNames[key])}>
              <BrandIcon name={brand} />
            </ExternalLink>
          </li>
        ))}
      </ul>
    )
  );
}
