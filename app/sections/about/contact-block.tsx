import { ContactWays, type ContactWaysProps } from '../../ui/link/contact-ways.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface ContactBlockProps extends ContactWaysProps {
  heading: string;
  lead: string;
}

/** Address and number, without a form. */
export function ContactBlock({ heading, lead, email, phone }: ContactBlockProps) {
  return (
    <Section className="split contact-block">
      <div className="split-start" data-reveal>
        <h2 className="text-section-title">{heading}</h2>
        <p className="lead">{lead}</p>
      </div>
      <div className="split-end" data-reveal>
        <ContactWays email={email} phone={phone} />
      </div>
    </Section>
  );
}
