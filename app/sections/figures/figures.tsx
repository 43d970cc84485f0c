export interface FiguresProps {
  heading: string;
  text: string;
  /** Figures as they are written, without any formatting of their own. */
  stats: { figure: string; label: string }[];
}

/** A reason in words, then four figures in a row. The one night section of the page. */
export function Figures({ heading, text, stats }: FiguresProps) {
  return (
    <section className="section" data-surface="night">
      <div className="container">
        <div className="split figures-words" data-reveal>
          <h2 className="text-section-title">{heading}</h2>
          <p className="lead">{text}</p>
        </div>
        <ul className="figures" data-reveal>
          {stats.map(({ figure, label }) => (
            <li key={label}>
              <b className="figure">{figure}</b> <span>{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
