import { Section } from '../../ui/section/section.tsx';

export interface TechStackProps {
  heading: string;
  items: { name: string; role: string; text: string }[];
}

/** What the product is made of, in one line; the section after it goes on on the same ground. */
export function TechStack({ heading, items }: TechStackProps) {
  return (
    <Section surface="night" className="tech-stack">
      <h2 className="text-small-title">{heading}</h2>
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
