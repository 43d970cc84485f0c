import { type IllustrationName, InlineSvg } from '../../ui/media/inline-svg.tsx';

interface Part {
  heading: string;
  text: string;
  image: { name: IllustrationName; alt: string };
}

export interface DataAnalysisProps {
  first: Part;
  /** Two more, side by side. */
  others: Part[];
}

/** What becomes of data: the result in full width, where it is used and how it is kept below. */
export function DataAnalysis({ first, others }: DataAnalysisProps) {
  return (
    <section className="section" data-surface="sunken">
      <div className="container">
        <div className="section-head" data-reveal>
          <h2 className="text-section-title">{first.heading}</h2>
          <p>{first.text}</p>
        </div>
        <div className="dashboard" data-reveal>
          <InlineSvg name={first.image.name} alt={first.image.alt} />
        </div>
        <div className="data-parts" data-reveal-group>
          {others.map(({ heading, text, image }) => (
            <div key={heading} data-reveal>
              <div className="stage">
                <InlineSvg name={image.name} alt={image.alt} />
              </div>
              <h2 className="text-small-title">{heading}</h2>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
