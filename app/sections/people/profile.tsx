import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import type { Action } from '../../ui/link/action.ts';
import { hasProfiles, SocialLinks } from '../../ui/link/social-links.tsx';
import { type Person, Portrait } from '../../ui/media/portrait.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface ProfileWords {
  heading: string;
  paragraphs: string[];
  responsibilities: { heading: string; items: { icon: IconName; text: string }[] };
}

export interface ProfileProps extends ProfileWords {
  person: Person;
  socials: string;
  action: Action;
}

/** One person in full: what they are asked, what they answer for, where else they are. */
export function Profile({ person, socials, heading, paragraphs, responsibilities, action }: ProfileProps) {
  return (
    <Section spacing="tight" className="split profile">
      <div className="profile-words">
        <h2 className="text-page-title">{heading}</h2>
        <p className="lead" data-record>
          {person.text}
        </p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink action={action} />
      </div>
      <div className="profile-picture">
        <Portrait person={person} first />
      </div>
      {hasProfiles(person) && (
        <div className="profile-elsewhere">
          <h2>{socials}</h2>
          <SocialLinks person={person} />
        </div>
      )}
      <div className="profile-role">
        <h3 className="text-card-title">{responsibilities.heading}</h3>
        <ul className="responsibilities">
          {responsibilities.items.map((item) => (
            <li key={item.text}>
              <Icon name={item.icon} />
              {item.text}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
