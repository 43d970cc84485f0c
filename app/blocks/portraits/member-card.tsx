import { SocialLinks } from '../../ui/link/social-links.tsx';
import { type Person, Portrait } from '../../ui/media/portrait.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import './style.css';
import '../../ui/surface/card.css';

/** One of the responsible people: portrait, name, role, task, and profile in the professional network. */
export function MemberCard({ person }: { person: Person }) {
  return (
    <article className="card member-card" data-reveal>
      <Portrait person={person} />
      <div className="member-words">
        <div>
          <Heading below={1} className="text-card-title">
            {person.name}
          </Heading>
          <p className="small muted">{person.role}</p>
        </div>
        <SocialLinks person={person} only="linkedin" />
        <p className="small soft" data-record>
          {person.text}
        </p>
      </div>
    </article>
  );
}
