import { fill } from '../../../shared/fill.ts';
import type { OnPage } from '../../page/on-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { hasProfiles, SocialLinks } from '../../ui/link/social-links.tsx';
import { Portrait } from '../../ui/media/portrait.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** One person in full: answers, tasks, other profiles. */
export default function Profile({ person: named, elsewhere, action, id, page, site }: Props & OnPage) {
  const people = Object.values(site.people);
  const person = people.find(({ slug, to }) => (named ? slug === named.slug : to === page.path));
  if (!person?.profile) return null;
  const { heading, paragraphs, responsibilities } = person.profile;
  return (
    <Section id={id} spacing="tight" className="profile">
      <Heading className="text-hero-title">{heading}</Heading>
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
        <Heading below={1} className="text-card-title">
          {responsibilities.heading}
        </Heading>
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
          <Heading below={1} className="text-label">
            {fill(elsewhere, { name: person.name.split(' ')[0] ?? '' })}
          </Heading>
          <SocialLinks person={person} />
        </Stack>
      )}
    </Section>
  );
}
