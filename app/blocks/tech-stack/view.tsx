import type { OnPage } from '../../page/on-page.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Technologies in large type. */
export default function TechStack({ heading, items, id }: Props & OnPage) {
  return (
    <Section id={id} heading={heading} surface="sunken">
      <Columns as="ul" count={2} rule="grid" data-reveal>
        {items.map(({ name, role, text }) => (
          <Stack as="li" key={name}>
            <Heading below={1} className="tech-name">
              <span className="text-page-title">{name}</span> <span className="lead">{role}</span>
            </Heading>
            <p className="soft">{text}</p>
          </Stack>
        ))}
      </Columns>
    </Section>
  );
}
