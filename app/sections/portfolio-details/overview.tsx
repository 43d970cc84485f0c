import { Section } from '../../ui/section/section.tsx';

export interface OverviewProps {
  heading: string;
  paragraphs: string[];
}

/** What was the matter and what was done about it. */
export function Overview({ heading, paragraphs }: OverviewProps) {
  return (
    <Section className="split project-overview">
      <h2 className="text-small-title" data-reveal>
        {heading}
      </h2>
      <div data-reveal>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
