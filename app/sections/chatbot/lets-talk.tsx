import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ContactWays, type ContactWaysProps } from '../../ui/link/contact-ways.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface LetsTalkProps extends ContactWaysProps {
  heading: string;
  lead: string;
  action: Action;
}

/** After the questions, in one strip: whom to write to, whom to call. */
export function LetsTalk({ heading, lead, action, email, phone }: LetsTalkProps) {
  return (
    <Section surface="sunken" spacing="tight" className="split lets-talk">
      <div className="lets-talk-words" data-reveal>
        <h2 className="text-small-title">{heading}</h2>
        <p>{lead}</p>
      </div>
      <div className="lets-talk-ways" data-reveal>
        <ContactWays email={email} phone={phone} />
        <ButtonLink action={action} variant="solid" />
      </div>
    </Section>
  );
}
