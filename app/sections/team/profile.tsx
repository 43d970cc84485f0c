import type { Action } from '../../ui/action.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-set.ts';
import { type Person, Portrait } from '../../ui/portrait.tsx';
import { SocialLinks } from '../../ui/social-links.tsx';

export interface ProfileProps {
  person: Person;
  socials: string;
  heading: string;
  text: string[];
  responsibilities: { heading: string; items: { icon: IconName; text: string }[] };
  action: Action;
}

/** One person in full: what they are asked, what they answer for, where else they are. */
export function Profile({ person, socials, heading, text, responsibilities, action }: ProfileProps) {
  return (
    <section className="section-tight">
      <div className="wrap split profile">
        <div className="profile-picture">
          <Portrait person={person} first />
          <h2>{socials}</h2>
          <SocialLinks person={person} />
        </div>
        <div className="profile-words">
          <h2 className="text-section-title">{heading}</h2>
          <p className="lede" data-record>
            {person.description}
          </p>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h3 className="text-card-title">{responsibilities.heading}</h3>
          <ul className="responsibilities">
            {responsibilities.items.map((item) => (
              <li key={item.text}>
                <Icon name={item.icon} />
                {item.text}
              </li>
            ))}
          </ul>
          <ButtonLink action={action} />
        </div>
      </div>
    </section>
  );
}
