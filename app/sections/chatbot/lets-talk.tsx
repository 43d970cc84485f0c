import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ContactWays, type ContactWaysProps } from '../../ui/link/contact-ways.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface LetsTalkProps extends ContactWaysProps {
  heading: string;
  lead: string;
  action: Action;
}

/** The last word before the footer: whom to write to, whom to call. */
export function LetsTalk({ heading, lead, action, email, phone }: LetsTalkProps) {
  return (
    <Section surface="sunken" className="split lets-talk">
      <div className="split-start" data-reveal>
        <h2 className="text-page-title">{heading}</h2>
        <p className="lead">{lead}</p>
        <div className="actions">
          <ButtonLink action={action} variant="solid" />
        </div>
      </div>
      <div className="split-end" data-reveal>
        <ContactWays email={email} phone={phone} />
      </div>
    </Section>
  );
}
