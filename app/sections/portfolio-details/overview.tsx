export interface OverviewProps {
  heading: string;
  paragraphs: string[];
}

/** What was the matter and what was done about it. */
export function Overview({ heading, paragraphs }: OverviewProps) {
  return (
    <section className="section">
      <div className="container split project-overview" data-reveal>
        <h2 className="text-small-title">{heading}</h2>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
