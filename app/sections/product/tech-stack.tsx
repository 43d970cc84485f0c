import { Section } from '../../ui/section/section.tsx';

export interface TechStackProps {
  heading: string;
  items: { name: string; role: string; text: string }[];
}

/** What the product is made of: the role small, the name large. */
export function TechStack({ heading, items }: TechStackProps) {
  return (
    <Section surface="night" className="split tech-stack">
      <h2 className="text-section-title" data-reveal>
        {heading}
      </h2>
      <ul className="cells cells-2" data-reveal>
        {items.map(({ name, role, text }) => (
          <li key={name} className="cell">
            <h3>
              <span className="text-section-title">{name}</span> <span className="tech-role">{role}</span>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
