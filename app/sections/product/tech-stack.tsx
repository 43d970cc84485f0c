import { Section } from '../../ui/section/section.tsx';

export interface TechStackProps {
  heading: string;
  items: { name: string; role: string; text: string }[];
}

/** What the product is made of, said large. */
export function TechStack({ heading, items }: TechStackProps) {
  return (
    <Section heading={heading} surface="sunken">
      <ul className="tech-list" data-reveal>
        {items.map(({ name, role, text }) => (
          <li key={name}>
            <h3>
              <span className="tech-name">{name}</span> <span className="tech-role">{role}</span>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
