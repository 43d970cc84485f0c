import { Section } from '../../ui/section/section.tsx';

export interface NamedListProps {
  heading: string;
  lead: string;
  items: { title: string; text: string }[];
}

/** What is promised or was reached: a list to read, its names large. */
export function NamedList({ heading, lead, surface, items }: NamedListProps & { surface?: 'sunken' }) {
  return (
    <Section heading={heading} lead={lead} surface={surface} spacing="tight">
      <ul className="named-list" data-reveal>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-small-title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
