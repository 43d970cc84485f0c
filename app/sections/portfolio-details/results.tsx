export interface ResultsProps {
  heading: string;
  lede: string;
  items: { title: string; text: string }[];
}

/** What people can do since. */
export function Results({ heading, lede, items }: ResultsProps) {
  return (
    <section className="section" data-surface="sunken">
      <div className="wrap split project-results">
        <div data-reveal>
          <h2 className="text-section-title">{heading}</h2>
          <p className="lede">{lede}</p>
        </div>
        <ul data-reveal>
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-card-title">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
