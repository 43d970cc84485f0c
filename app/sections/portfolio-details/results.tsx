import { Section } from '../../ui/section/section.tsx';

export interface ResultsProps {
  heading: string;
  lead: string;
  items: { title: string; text: string }[];
}

/** What people can do since. */
export function Results({ heading, lead, items }: ResultsProps) {
  return (
    <Section surface="sunken" className="split project-results">
      <div data-reveal>
        <h2 className="text-section-title">{heading}</h2>
        <p className="lead">{lead}</p>
      </div>
      <ul className="cells" data-reveal>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-card-title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
