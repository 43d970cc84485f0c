import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { Action } from '../../ui/link/action.ts';
import { hasProfiles, SocialLinks } from '../../ui/link/social-links.tsx';
import { type Person, Portrait } from '../../ui/media/portrait.tsx';
import { Section } from '../../ui/section/section.tsx';
import './profile.css';

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
    <Section spacing="tight" className="profile">
      <h2 className="text-hero-title">{heading}</h2>
      <div className="profile-picture bleed-phones">
        <Portrait person={person} first />
      </div>
      <Stack className="profile-words">
        <p className="lead" data-record>
          {person.text}
        </p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="soft">
            {paragraph}
          </p>
        ))}
        <ButtonLink action={action} />
      </Stack>
      <Stack className="profile-role">
        <h3 className="text-card-title">{responsibilities.heading}</h3>
        <Columns as="ul" count={3} gap="m" rule="grid" className="responsibilities">
          {responsibilities.items.map((item) => (
            <li key={item.text}>
              <Icon name={item.icon} />
              {item.text}
            </li>
          ))}
        </Columns>
      </Stack>
      {hasProfiles(person) && (
        <Stack gap={3} className="profile-elsewhere">
          <h2 className="text-label">{socials}</h2>
          <SocialLinks person={person} />
        </Stack>
      )}
    </Section>
  );
}
