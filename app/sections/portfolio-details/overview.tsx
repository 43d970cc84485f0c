import { Halves } from '../../ui/layout/halves.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Section } from '../../ui/section/section.tsx';
import './overview.css';

export interface OverviewProps {
  heading: string;
  paragraphs: string[];
}

/** What was the matter and what was done about it. */
export function Overview({ heading, paragraphs }: OverviewProps) {
  const [first, ...others] = paragraphs;
  return (
    <Section>
      <Halves at={7} gap="m" align="start">
        <Stack data-reveal>
          <h2 className="text-small-title">{heading}</h2>
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
