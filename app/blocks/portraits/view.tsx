import { Fragment } from 'react';
import type { OnPage } from '../../page/on-page.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { isDrawn } from '../../ui/link/page-link.tsx';
import { type Person, Portrait } from '../../ui/media/portrait.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';

interface Members {
  members: readonly Person[];
}

export interface PortraitsProps extends Members {
  heading: string;
  action: Action;
}

/** Some of the people at a glance, in one row: portrait, name, role. They lead nowhere: the team page is one link away. */
export function Portraits({ members, ...head }: PortraitsProps) {
  return (
    <Section {...head} spacing="tight">
      <PortraitList members={members} />
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
            <Heading below={1} className="text-card-title">
              {person.name}
            </Heading>
            <p className="small muted">{person.role}</p>
          </div>
        </Stack>
      ))}
    </Columns>
  );
}

/** The people stand beside the words on wide screens, not below them. */
export default function PortraitsBeside({ heading, lead, members, links = [], id }: Props & OnPage) {
  const ways = links.filter(({ to }) => isDrawn(to));
  return (
    <Section id={id} spacing="tight" className="portraits-beside">
      <Stack gap="m" data-reveal>
        <Heading className="text-section-title">{heading}</Heading>
        <p className="soft">{lead}</p>
      </Stack>
      <PortraitList members={members} />
      {ways.length > 0 && (
        <div className="actions" data-reveal>
          {ways.map((link) => (
            <Fragment key={link.to}>
              <ArrowLink action={link} />{' '}
            </Fragment>
          ))}
        </div>
      )}
    </Section>
  );
}
