import { BrandIcon } from '../../ui/icon/brand-icon.tsx';
import type { ExternalAddress } from '../../ui/link/action.ts';
import { ContactWays, type ContactWaysProps } from '../../ui/link/contact-ways.tsx';
import { ExternalLink } from '../../ui/link/external-link.tsx';
import { Rich, type RichText } from '../../ui/text/rich-text.tsx';
import './contact-hero.css';
import './direct-contact.css';
import '../../ui/link/link.css';

export interface DirectContactProps extends ContactWaysProps {
  heading: string;
  lead: string;
  /** The profile; without an address its mark stands there, switched off, with the words `none`. */
  social: { name: string; none: string; to: ExternalAddress | undefined };
  more: RichText;
  /** 2 where another heading is the page's first. */
  level?: 1 | 2;
}

/** The ways past the form: e-mail, telephone, and the company's profile. */
export function DirectContact({ heading, lead, email, phone, social, more, level = 1 }: DirectContactProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="direct-contact">
      <Heading className="text-page-title">{heading}</Heading>
      <p className="lead">{lead}</p>
      <ContactWays email={email} phone={phone} />
      {social.to ? (
        <ExternalLink to={social.to} className="direct-profile small">
          <BrandIcon name="linkedin" />
          {social.name}
        </ExternalLink>
      ) : (
        // biome-ignore lint/a11y/useValidAnchor: a link without a target is what the specification asks for; it is switched off and not in the tab order
        <a className="direct-profile small" role="link" aria-disabled="true">
          <BrandIcon name="linkedin" />
          {social.none}
        </a>
      )}
      <p className="direct-more small soft">
        <Rich text={more} />
      </p>
    </div>
  );
}
