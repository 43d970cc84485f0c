import { Fragment } from 'react';
import type { OnPage } from '../../page/on-page.ts';
import { Columns, fitColumns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { isRendered } from '../../ui/link/page-link.tsx';
import { type Person, Portrait } from '../../ui/media/portrait.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { MemberCard } from './member-card.tsx';
import type { Props } from './schema.ts';
import './style.css';

interface Members {
  members: readonly Person[];
}

interface WithLinks extends Members {
  heading: string;
  links: readonly Action[];
  id?: string | undefined;
}

/** Cards with the task of each person; the heading is only read out. */
function MemberCards({ heading, members, links, id }: WithLinks) {
  return (
    <Section id={id} surface="sunken">
      <Heading className="sr-only">{heading}</Heading>
      <Columns count={3} gap="m" className="member-cards" data-reveal-group>
        {members.map((person) => (
          <MemberCard key={person.slug} person={person} />
        ))}
        {links.map((link) => (
          <ArrowLink key={link.to} action={link} />
        ))}
      </Columns>
    </Section>
  );
}

/**
 * People beside the words on wide screens, not below them; the links below the words, in one column below the people.
 */
function PortraitsBeside({ heading, lead, members, links, id }: WithLinks & { lead: string }) {
  return (
    <Section id={id} spacing="tight" className="portraits-beside">
      <Stack gap="m" data-reveal>
        <Heading className="text-section-title">{heading}</Heading>
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
    <Columns
      as="ul"
      count={members.length < 3 ? 4 : fitColumns(members.length, 4)}
      pairs
      gap="l"
      className="portraits"
      data-reveal-group
    >
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

/** Four people after one in the list of all people, which begins again after its end. */
function findFollowing(people: readonly Person[], path: string): Person[] {
  const place = people.findIndex(({ to }) => to === path);
  return [...people.slice(place + 1), ...people.slice(0, Math.max(0, place))].slice(0, 4);
}

/** Some of the people at a glance, in one row: portrait, name, role. Links are left to the team page, one link away. */
export default function Portraits({ heading, lead, links, members, cards, id, page, site }: Props & OnPage) {
  const shown = members ?? findFollowing(Object.values(site.people), page.path);
  const drawn = links.filter(({ to }) => isRendered(to));
  if (shown.length === 0) return null;
  if (cards) return <MemberCards {...{ heading, id }} members={shown} links={drawn} />;
  if (lead !== undefined) return <PortraitsBeside {...{ heading, lead, id }} members={shown} links={drawn} />;
  return (
    <Section
      id={id}
      heading={heading}
      action={drawn.map((link) => <ArrowLink key={link.to} action={link} />)}
      spacing="tight"
    >
      <PortraitList members={shown} />
    </Section>
  );
}
