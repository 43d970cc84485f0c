import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { type Person, Portrait } from '../../ui/media/portrait.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';

export interface ColleaguesProps {
  heading: string;
  action: Action;
  members: Person[];
}

/** Some of the others, at a glance. They lead nowhere: the team page is one link away. */
export function Colleagues({ heading, action, members }: ColleaguesProps) {
  return (
    <section className="section" data-surface="sunken">
      <div className="container">
        <SectionHead heading={heading}>
          <ArrowLink action={action} />
        </SectionHead>
        <ul className="colleagues" data-reveal>
          {members.map((person) => (
            <li key={person.slug}>
              <Portrait person={person} />
              <h3 className="text-card-title">{person.name}</h3>
              <p className="member-role">{person.info}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
