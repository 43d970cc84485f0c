import { BrandIcon } from '../icon/brand-icon.tsx';
import type { Person } from '../media/portrait.tsx';
import { ExternalLink } from './external-link.tsx';

const networks = [
  { key: 'facebook', brand: 'facebook', label: 'Facebook' },
  { key: 'twitter', brand: 'x', label: 'Twitter' },
  { key: 'linkedin', brand: 'linkedin', label: 'LinkedIn' },
  { key: 'instagram', brand: 'instagram', label: 'Instagram' },
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
        .map(({ key, brand, label }) => (
          <li key={key}>
            <ExternalLink to={person[key]} aria-label={`${person.name} on ${label}`}>
              <BrandIcon name={brand} />
            </ExternalLink>
          </li>
        ))}
    </ul>
  );
}
