import { Halves } from '../../ui/layout/halves.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ContactWays, type ContactWaysProps } from '../../ui/link/contact-ways.tsx';
import { Section } from '../../ui/section/section.tsx';
import './contact-block.css';

export interface ContactBlockProps extends ContactWaysProps {
  heading: string;
  lead: string;
}

/** Address and number, without a form. */
export function ContactBlock({ heading, lead, email, phone }: ContactBlockProps) {
  return (
    <Section className="contact-block">
      <Halves>
        <Words heading={heading} text={lead} lead />
        <div data-reveal>
          <ContactWays email={email} phone={phone} />
        </div>
      </Halves>
    </Section>
  );
}
