import { Fragment } from 'react';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { type Person, Portrait } from '../../ui/media/portrait.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface PortraitsProps {
  heading: string;
  lead?: string;
  /** In the head, where there is no lead. */
  action?: Action;
  members: readonly Person[];
  /** Below the people. */
  links?: Action[];
}

interface PortraitsLayout {
  /** On wide screens the people stand beside the head, not below it. */
  layout?: 'beside';
}

/** Some of the people at a glance, in one row: portrait, name, role. They lead nowhere: the team page is one link away. */
export function Portraits({ members, links, layout, ...head }: PortraitsProps & PortraitsLayout) {
  return (
    <Section {...(layout ? {} : head)} spacing="tight" className={layout ? `portraits-${layout}` : ''}>
      {layout && (
        <div className="portraits-words" data-reveal>
          <h2 className="text-section-title">{head.heading}</h2>
          <p>{head.lead}</p>
        </div>
      )}
      <ul className="portraits" data-count={members.length} data-reveal-group>
        {members.map((person) => (
          <li key={person.slug} data-reveal>
            <Portrait person={person} />
            <h3 className="text-card-title">{person.name}</h3>
            <p className="member-role">{person.role}</p>
          </li>
        ))}
      </ul>
      {links && links.length > 0 && (
        <div className="actions portraits-links" data-reveal>
          {links.map((link) => (
            <Fragment key={link.to}>
              <ArrowLink action={link} />{' '}
            </Fragment>
          ))}
        </div>
      )}
    </Section>
  );
}
