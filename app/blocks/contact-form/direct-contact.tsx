import { profileOf, site } from '../../../shared/site.ts';
import { BrandIcon } from '../../ui/icon/brand-icon.tsx';
import { ContactWays } from '../../ui/link/contact-ways.tsx';
import { ExternalLink } from '../../ui/link/external-link.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Rich } from '../../ui/text/rich-text.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/link/link.css';

type DirectContactProps = Pick<Props, 'heading' | 'lead' | 'email' | 'phone' | 'profile' | 'more'>;

/** Other ways of contact: e-mail, telephone, and the company's profile. */
export function DirectContact({ heading, lead, email, phone, profile, more }: DirectContactProps) {
  const to = profileOf(site.social.linkedin);
  return (
    <div className="direct-contact">
      <Heading usual={1} className="text-page-title">
        {heading}
      </Heading>
      <p className="lead">{lead}</p>
      <ContactWays email={email} phone={phone} />
      {to ? (
        <ExternalLink to={to} className="direct-profile small">
          <BrandIcon name="linkedin" />
          {profile.name}
        </ExternalLink>
      ) : (
        // biome-ignore lint/a11y/useValidAnchor: a link without a target is what the specification asks for; it is switched off and not in the tab order
        <a className="direct-profile small" role="link" aria-disabled="true">
          <BrandIcon name="linkedin" />
          {profile.none}
        </a>
      )}
      <p className="direct-more small soft">
        <Rich text={more} />
      </p>
    </div>
  );
}
