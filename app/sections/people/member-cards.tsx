import { Columns } from '../../ui/layout/columns.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import type { Person } from '../../ui/media/portrait.tsx';
import { Section } from '../../ui/section/section.tsx';
import { MemberCard } from './member-card.tsx';

export interface MemberCardsProps {
  heading: string;
  action: Action;
  members: Person[];
}

/** The people behind the titles, and what each answers for, below words that name them: their own name is only heard. */
export function MemberCards({ heading, action, members }: MemberCardsProps) {
  return (
    <Section surface="sunken">
      <h2 className="sr-only">{heading}</h2>
      <Columns count={3} gap="m" className="member-cards" data-reveal-group>
        {members.map((person) => (
          <MemberCard key={person.slug} person={person} />
        ))}
        <ArrowLink action={action} />
      </Columns>
    </Section>
  );
}
