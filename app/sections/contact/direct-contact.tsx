import { BrandIcon } from '../../ui/icon/brand-icon.tsx';
import { ContactWays, type ContactWaysProps } from '../../ui/link/contact-ways.tsx';
import { Rich, type RichText } from '../../ui/text/rich-text.tsx';

export interface DirectContactProps extends ContactWaysProps {
  heading: string;
  lead: string;
  /** Name of the social icon that leads nowhere yet. */
  social: string;
  more: RichText;
  /** 2 where another heading is the page's first. */
  level?: 1 | 2;
}

/** The ways past the form: e-mail, telephone, and a profile that does not exist yet. */
export function DirectContact({ heading, lead, email, phone, social, more, level = 1 }: DirectContactProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="direct-contact">
      <Heading className="text-page-title">{heading}</Heading>
      <p className="lead">{lead}</p>
      <ContactWays email={email} phone={phone} />
      <div className="direct-more">
        <p>
          <Rich text={more} />
        </p>
        {/* biome-ignore lint/a11y/useValidAnchor: a link without a target is what the specification asks for; it is switched off and not in the tab order */}
        <a className="social-off" role="link" aria-disabled="true" aria-label={social}>
          <BrandIcon name="linkedin" />
        </a>
      </div>
    </div>
  );
}
