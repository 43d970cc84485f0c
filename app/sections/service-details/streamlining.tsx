import type { MaybeSample } from '../../../shared/sample.ts';
import { Counter } from '../../ui/figure/counter.tsx';
import { PercentChart } from '../../ui/figure/percent-chart.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
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
      <div className="split streamlining-words" data-reveal>
        <h2 className="text-section-title split-start">{heading}</h2>
        <div className="split-end">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className="columns-3 shares" data-reveal-group>
        {items.map(({ figure, label }, index) => (
          <StatCard key={label} figure={<Counter figure={figure} />} label={label}>
            <PercentChart share={Number.parseInt(figure, 10)} lit={index === 0} />
          </StatCard>
        ))}
        <div className="shares-picture" data-reveal>
          <Picture {...image} />
        </div>
      </div>
    </Section>
  );
}
