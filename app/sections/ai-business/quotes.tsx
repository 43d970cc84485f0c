export interface QuotesProps {
  heading: string;
  quotes: { quote: string; author: string; role: string }[];
}

/** Two voices side by side. The one night section of the page. */
export function Quotes({ heading, quotes }: QuotesProps) {
  return (
    <section className="section" data-surface="night">
      <div className="container">
        <div className="section-head" data-reveal>
          <h2 className="text-section-title">{heading}</h2>
        </div>
        <div className="quotes" data-reveal-group>
          {quotes.map(({ quote, author, role }) => (
            <figure key={author} data-reveal>
              <blockquote className="text-small-title">{quote}</blockquote>
              <figcaption>
                <b>{author}</b> <span>{role}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
