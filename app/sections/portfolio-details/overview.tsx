import { Section } from '../../ui/section/section.tsx';

export interface OverviewProps {
  heading: string;
  paragraphs: string[];
}

/** What was the matter and what was done about it. */
export function Overview({ heading, paragraphs }: OverviewProps) {
  const [first, ...others] = paragraphs;
  return (
    <Section className="split project-overview">
      <div data-reveal>
        <h2 className="text-small-title">{heading}</h2>
        <p>{first}</p>
      </div>
      <div data-reveal>
        {others.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
