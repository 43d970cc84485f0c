import { ArrowRight } from 'lucide-react';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import { SocialLinks } from '../../ui/link/social-links.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { type Person, Portrait } from '../../ui/media/portrait.tsx';
import { Section } from '../../ui/section/section.tsx';

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
      <ul className="team">
        {members.map((person, index) => (
          <li key={person.slug} className="member" data-reveal={index < 3 ? undefined : ''}>
            <Portrait person={person} first={index < 3} />
            <div>
              <h2 className="text-card-title">
                {person.to ? (
                  <PageLink to={person.to}>
                    {person.name}
                    <span className="member-profile" aria-hidden>
                      {profile}
                      <ArrowRight className="icon" />
                    </span>
                  </PageLink>
                ) : (
                  person.name
                )}
              </h2>
              <p className="member-role">{person.role}</p>
              <p className="member-text" data-record>
                {person.text}
              </p>
              <SocialLinks person={person} />
            </div>
          </li>
        ))}
        <li className="join" data-surface="night" data-reveal>
          <Picture name="team-join" />
          <h2 className="text-small-title">
            <PageLink to={join.action.to}>{join.action.label}</PageLink>
          </h2>
          <p>{join.text}</p>
          <ArrowLink action={join.link} />
        </li>
      </ul>
    </Section>
  );
}
