import { Fragment } from 'react';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { type Person, Portrait } from '../../ui/media/portrait.tsx';
import { Section } from '../../ui/section/section.tsx';
import './portraits.css';

interface Members {
  members: readonly Person[];
}

export interface PortraitsProps extends Members {
  heading: string;
  action: Action;
}

export interface PortraitsBesideProps extends Members {
  heading: string;
  lead: string;
  /** Below the words; in one column below the people. */
  links: Action[];
}

/** Some of the people at a glance, in one row: portrait, name, role. They lead nowhere: the team page is one link away. */
export function Portraits({ members, ...head }: PortraitsProps) {
  return (
    <Section {...head} spacing="tight">
      <PortraitList members={members} />
    </Section>
  );
}

/** The people stand beside the words on wide screens, not below them. */
export function PortraitsBeside({ heading, lead, members, links }: PortraitsBesideProps) {
  return (
    <Section spacing="tight" className="portraits-beside">
      <Stack gap="m" data-reveal>
        <h2 className="text-section-title">{heading}</h2>
        <p className="soft">{lead}</p>
      </Stack>
      <PortraitList members={members} />
      {links.length > 0 && (
        <div className="actions" data-reveal>
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

function PortraitList({ members }: Members) {
  return (
    <Columns as="ul" count={members.length === 3 ? 3 : 4} pairs gap="l" className="portraits" data-reveal-group>
      {members.map((person) => (
        <Stack as="li" key={person.slug} gap="s" data-reveal>
          <Portrait person={person} />
          <div>
            <h3 className="text-card-title">{person.name}</h3>
            <p className="small muted">{person.role}</p>
          </div>
        </Stack>
      ))}
    </Columns>
  );
}
