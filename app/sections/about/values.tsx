import { Section } from '../../ui/section/section.tsx';

export interface ValuesProps {
  heading: string;
  lead: string;
  items: readonly { title: string; question: string }[];
}

/** What is asked before a decision, each question large beside the value that asks it. */
export function Values({ heading, lead, items }: ValuesProps) {
  return (
    <Section heading={heading} lead={lead} spacing="tight">
      <ul className="values" data-reveal>
        {items.map(({ title, question }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{question}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
