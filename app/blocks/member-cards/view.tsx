import type { OnPage } from '../../page/on-page.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { MemberCard } from './member-card.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** The people behind the titles, and what each answers for, below words that name them: their own name is only heard. */
export default function MemberCards({ heading, action, members, id }: Props & OnPage) {
  return (
    <Section id={id} surface="sunken">
      <Heading className="sr-only">{heading}</Heading>
      <Columns count={3} gap="m" className="member-cards" data-reveal-group>
        {members.map((person) => (
          <MemberCard key={person.slug} person={person} />
        ))}
        {action && <ArrowLink action={action} />}
      </Columns>
    </Section>
  );
}
