import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface ManagementTeamProps {
  heading: string;
  lead: string;
  action: Action;
  link: Action;
}

/** Who answers for the company, and how to speak with them. */
export function ManagementTeam({ heading, lead, action, link }: ManagementTeamProps) {
  return (
    <Section heading={heading} lead={lead} surface="sunken" spacing="tight">
      <div className="actions" data-reveal>
        <ButtonLink action={action} variant="solid" /> <ArrowLink action={link} />
      </div>
    </Section>
  );
}
