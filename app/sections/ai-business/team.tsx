import type { Action } from '../../ui/action.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { type Person, Portrait } from '../../ui/portrait.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

export interface TeamProps {
  heading: string;
  lede: string;
  members: readonly Person[];
  actions: Action[];
}

/** Three of the people, and the ways to the others. */
export function Team({ heading, lede, members, actions }: TeamProps) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={heading}>
          <p>{lede}</p>
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
