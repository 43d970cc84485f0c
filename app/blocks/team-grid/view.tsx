import type { OnPage } from '../../page/on-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { classes } from '../../ui/layout/steps.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import { SocialLinks } from '../../ui/link/social-links.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Portrait } from '../../ui/media/portrait.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';

/**
 * All people, and a place for one more. A name links to its profile, if there is one. Only the first row is there at
 * once.
 */
export default function TeamGrid({ profile, join, id, site }: Props & OnPage) {
  const members = Object.values(site.people);
  // The free place fills the last row.
  const left = 3 - (members.length % 3);
  return (
    <Section id={id} spacing="tight">
      <Columns as="ul" count={3} gap="2xl" className="team bleed-phones">
        {members.map((person, index) => (
          <li
            key={person.slug}
            className={classes('member', index % 2 === 1 && 'member-turned')}
            data-reveal={index < 3 ? undefined : ''}
          >
            <Portrait person={person} first={index < 3} />
            <div className="member-facts">
              <Heading className="text-card-title">
                {person.to ? (
                  <PageLink to={person.to}>
                    {person.name}
                    <span className="member-profile small accented" aria-hidden>
                      {profile}
                      <Icon name="arrow-right" />
                    </span>
                  </PageLink>
                ) : (
                  person.name
                )}
              </Heading>
              <p className="small muted">{person.role}</p>
              <p className="small soft" data-record>
                {person.text}
              </p>
              <SocialLinks person={person} />
            </div>
          </li>
        ))}
        <Stack as="li" gap={3} className={classes('join', left > 1 && `join-${left}`)} data-surface="night" data-reveal>
          <Picture name="team-join" />
          <Heading className="text-small-title">
            <PageLink to={join.action.to}>{join.action.label}</PageLink>
          </Heading>
          <p className="small soft">{join.text}</p>
          <ArrowLink action={join.link} />
        </Stack>
      </Columns>
    </Section>
  );
}
