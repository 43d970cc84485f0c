import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { type Person, Portrait } from '../../ui/media/portrait.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';

export interface TeamProps {
  heading: string;
  lead: string;
  members: readonly Person[];
  actions: Action[];
}

/** Three of the people, and the ways to the others. */
export function Team({ heading, lead, members, actions }: TeamProps) {
  return (
    <section className="section">
      <div className="container">
        <SectionHead heading={heading}>
          <p>{lead}</p>
        </SectionHead>
        <ul className="columns-3 people" data-reveal-group>
          {members.map((person) => (
            <li key={person.slug} data-reveal>
              <Portrait person={person} />
              <h3 className="text-card-title">{person.name}</h3>
              <p>{person.info}</p>
            </li>
          ))}
        </ul>
        <div className="actions people-actions" data-reveal>
          {actions.map((action) => (
            <ArrowLink key={action.to} action={action} />
          ))}
        </div>
      </div>
    </section>
  );
}
