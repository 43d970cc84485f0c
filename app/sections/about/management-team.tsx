import type { Action } from '../../ui/action.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';

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
      <div className="wrap split management" data-reveal>
        <h2 className="text-section-title">{heading}</h2>
        <div className="split-end">
          <p className="lede">{text}</p>
          <div className="actions">
            <ButtonLink action={action} variant="solid" />
            <ArrowLink action={link} />
          </div>
        </div>
      </div>
    </section>
  );
}
