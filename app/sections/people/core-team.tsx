import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import type { Person } from '../../ui/media/portrait.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';
import { MemberCard } from './member-card.tsx';

export interface CoreTeamProps {
  heading: string;
  action: Action;
  members: Person[];
}

/** The people behind the titles. */
export function CoreTeam({ heading, action, members }: CoreTeamProps) {
  return (
    <section className="section" data-surface="sunken">
      <div className="container">
        <SectionHead heading={heading}>
          <ArrowLink action={action} />
        </SectionHead>
        <div className="columns-3 core-team" data-reveal-group>
          {members.map((person) => (
            <MemberCard key={person.slug} person={person} />
          ))}
        </div>
      </div>
    </section>
  );
}
