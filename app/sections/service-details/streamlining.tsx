import type { MaybeSample } from '../../../shared/sample.ts';
import { Counter } from '../../ui/figure/counter.tsx';
import { PercentChart } from '../../ui/figure/percent-chart.tsx';
import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface StreamliningProps {
  heading: string;
  paragraphs: string[];
  items: (MaybeSample & { figure: string; label: string })[];
  image: Illustration;
}

/** What is taken off people's hands, in two shares and a picture. Only the first share is lit. */
export function Streamlining({ heading, paragraphs, items, image }: StreamliningProps) {
  return (
    <Section>
      <div className="streamlining">
        <div className="streamlining-words" data-reveal>
          <h2 className="text-section-title">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="streamlining-picture" data-reveal>
          <Picture {...image} />
        </div>
      </div>
      <div className="portions" data-reveal-group>
        {items.map(({ figure, label }, index) => (
          <div key={label} className="portion" data-reveal>
            <p>
              <Counter figure={figure} /> <span>{label}</span>
            </p>
            <PercentChart share={Number.parseInt(figure, 10)} lit={index === 0} />
          </div>
        ))}
      </div>
    </Section>
  );
}
