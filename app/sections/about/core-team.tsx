import type { Action } from '../../ui/action.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import type { Person } from '../../ui/portrait.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { MemberCard } from '../member-card.tsx';

export interface CoreTeamProps {
  heading: string;
  action: Action;
  members: Person[];
}

/** The people behind the titles. */
export function CoreTeam({ heading, action, members }: CoreTeamProps) {
  return (
    <section className="section" data-surface="sunken">
      <div className="wrap">
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
