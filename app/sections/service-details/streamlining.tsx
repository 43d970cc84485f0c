import { Counter } from '../../ui/figure/counter.tsx';
import { PercentChart } from '../../ui/figure/percent-chart.tsx';
import { type IllustrationName, InlineSvg } from '../../ui/media/inline-svg.tsx';

export interface StreamliningProps {
  heading: string;
  paragraphs: string[];
  stats: { figure: string; label: string }[];
  image: { name: IllustrationName; alt: string };
}

/** What is taken off people's hands, in two shares and a picture. Only the first share is lit. */
export function Streamlining({ heading, paragraphs, stats, image }: StreamliningProps) {
  return (
    <section className="section">
      <div className="container">
        <div className="split streamlining-words" data-reveal>
          <h2 className="text-section-title split-start">{heading}</h2>
          <div className="split-end">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="columns-3 shares" data-reveal-group>
          {stats.map(({ figure, label }, index) => (
            <div key={label} className="stat" data-reveal>
              <p>
                <Counter figure={figure} />
                <span>{label}</span>
              </p>
              <PercentChart share={Number.parseInt(figure, 10)} lit={index === 0} />
            </div>
          ))}
          <div className="shares-picture" data-reveal>
            <InlineSvg name={image.name} alt={image.alt} />
          </div>
        </div>
      </div>
    </section>
  );
}
