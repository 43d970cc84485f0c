import { ButtonLink } from '../../ui/button/button.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { Words } from '../../ui/layout/words.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ContactWays, type ContactWaysProps } from '../../ui/link/contact-ways.tsx';
import { Section } from '../../ui/section/section.tsx';
import './lets-talk.css';

export interface LetsTalkProps extends ContactWaysProps {
  heading: string;
  lead: string;
  action: Action;
}

/** After the questions, in one strip: whom to write to, whom to call. */
export function LetsTalk({ heading, lead, action, email, phone }: LetsTalkProps) {
  return (
    <Section surface="sunken" spacing="tight">
      <Halves at={5}>
        <Words heading={heading} text={lead} gap={2} />
        <div className="lets-talk" data-reveal>
          <ContactWays email={email} phone={phone} />
          <ButtonLink action={action} variant="solid" />
        </div>
      </Halves>
    </Section>
  );
}
