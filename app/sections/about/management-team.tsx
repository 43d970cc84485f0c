import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';

export interface ManagementTeamProps {
  heading: string;
  text: string;
  action: Action;
  link: Action;
}

/** Who answers for the company, and how to speak with them. */
export function ManagementTeam({ heading, text, action, link }: ManagementTeamProps) {
  return (
    <section className="section">
      <div className="container split management" data-reveal>
        <h2 className="text-section-title">{heading}</h2>
        <div className="split-end">
          <p className="lead">{text}</p>
          <div className="actions">
            <ButtonLink action={action} variant="solid" />
            <ArrowLink action={link} />
          </div>
        </div>
      </div>
    </section>
  );
}
