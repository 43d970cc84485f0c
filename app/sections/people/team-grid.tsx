import { ArrowRight } from 'lucide-react';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { classes } from '../../ui/layout/steps.ts';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import { SocialLinks } from '../../ui/link/social-links.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { type Person, Portrait } from '../../ui/media/portrait.tsx';
import { Section } from '../../ui/section/section.tsx';
import './team-grid.css';

export interface TeamGridProps {
  members: Person[];
  /** Says beside a name that it leads to a page. */
  profile: string;
  /** The ninth place. */
  join: { action: Action; text: string; link: Action };
}

/** All people, and a place for one more. A name leads to its profile, if there is one. Only the first row is there at once. */
export function TeamGrid({ members, profile, join }: TeamGridProps) {
  return (
    <Section spacing="tight">
      <Columns as="ul" count={3} gap="2xl" className="team bleed-phones">
        {members.map((person, index) => (
          <li
            key={person.slug}
            className={classes('member', index % 2 === 1 && 'member-turned')}
            data-reveal={index < 3 ? undefined : ''}
          >
            <Portrait person={person} first={index < 3} />
            <div className="member-facts">
              <h2 className="text-card-title">
                {person.to ? (
                  <PageLink to={person.to}>
                    {person.name}
                    <span className="member-profile small accented" aria-hidden>
                      {profile}
                      <ArrowRight className="icon" />
                    </span>
                  </PageLink>
                ) : (
                  person.name
                )}
              </h2>
              <p className="small muted">{person.role}</p>
              <p className="small soft" data-record>
                {person.text}
              </p>
              <SocialLinks person={person} />
            </div>
          </li>
        ))}
        <Stack as="li" gap={3} className="join" data-surface="night" data-reveal>
          <Picture name="team-join" />
          <h2 className="text-small-title">
            <PageLink to={join.action.to}>{join.action.label}</PageLink>
          </h2>
          <p className="small soft">{join.text}</p>
          <ArrowLink action={join.link} />
        </Stack>
      </Columns>
    </Section>
  );
}
