import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Section } from '../../ui/section/section.tsx';
import './tech-stack.css';

export interface TechStackProps {
  heading: string;
  items: { name: string; role: string; text: string }[];
}

/** What the product is made of, said large. */
export function TechStack({ heading, items }: TechStackProps) {
  return (
    <Section heading={heading} surface="sunken">
      <Columns as="ul" count={2} rule="grid" data-reveal>
        {items.map(({ name, role, text }) => (
          <Stack as="li" key={name}>
            <h3 className="tech-name">
              <span className="text-page-title">{name}</span> <span className="lead">{role}</span>
            </h3>
            <p className="soft">{text}</p>
          </Stack>
        ))}
      </Columns>
    </Section>
  );
}
