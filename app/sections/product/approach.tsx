import { Section } from '../../ui/section/section.tsx';

export interface ApproachProps {
  heading: string;
  lead: string;
  items: { title: string; text: string }[];
}

/** Four steps in order, each with its number. */
export function Approach({ heading, lead, items }: ApproachProps) {
  return (
    <Section heading={heading} lead={lead} className="approach">
      <ol className="approach-steps" data-reveal>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-card-title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
