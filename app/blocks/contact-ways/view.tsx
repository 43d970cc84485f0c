import type { OnPage } from '../../page/on-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ContactWays } from '../../ui/link/contact-ways.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Address and number, without a form. */
export default function ContactBlock({ heading, lead, email, phone, action, id }: Props & OnPage) {
  if (action)
    return (
      <Section id={id} surface="sunken" spacing="tight">
        <Halves at={5}>
          <Words heading={heading} text={lead} gap={2} />
          <div className="contact-strip" data-reveal>
            <ContactWays email={email} phone={phone} />
            <ButtonLink action={action} variant="solid" />
          </div>
        </Halves>
      </Section>
    );
  return (
    <Section id={id} className="contact-block">
      <Halves>
        <Words heading={heading} text={lead} lead />
        <div data-reveal>
          <ContactWays email={email} phone={phone} />
        </div>
      </Halves>
    </Section>
  );
}
