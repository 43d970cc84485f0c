import { Section } from '../../ui/section/section.tsx';

export interface PlacesProps {
  heading: string;
  lead: string;
  items: { title: string; text: string }[];
}

/** Where to begin, as an index: large names between lines, and what each of them means. */
export function Places({ heading, lead, items }: PlacesProps) {
  return (
    <Section heading={heading} lead={lead}>
      <ul className="places">
        {items.map(({ title, text }) => (
          <li key={title} data-reveal>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
