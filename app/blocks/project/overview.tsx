import { Halves } from '../../ui/layout/halves.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** The project's problem and its solution. */
export function Overview({ heading, paragraphs }: Props['overview']) {
  const [first, ...others] = paragraphs;
  return (
    <Section>
      <Halves at={7} gap="m" align="start">
        <Stack data-reveal>
          <Heading below={1} className="text-small-title">
            {heading}
          </Heading>
          <p className="overview-lead">{first}</p>
        </Stack>
        <Stack data-reveal>
          {others.map((paragraph) => (
            <p key={paragraph} className="soft">
              {paragraph}
            </p>
          ))}
        </Stack>
      </Halves>
    </Section>
  );
}
