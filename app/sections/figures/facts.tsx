import type { MaybeSample } from '../../../shared/sample.ts';
import { Counter } from '../../ui/figure/counter.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
import { UnitChart } from '../../ui/figure/unit-chart.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface FactsProps {
  items: (MaybeSample & { figure: string; label: string })[];
}

/** A figure with a plus is counted and drawn; a year is neither and stands on night. The last one is lit. */
export function Facts({ items }: FactsProps) {
  return (
    <Section as="div" className="facts" data-reveal-group>
      {items.map(({ figure, label }, index) =>
        /^\d+\+/.test(figure) ? (
          <StatCard key={label} figure={<Counter figure={figure} />} label={label}>
            <UnitChart count={Number.parseInt(figure, 10)} lit={index === items.length - 1} />
          </StatCard>
        ) : (
          <StatCard key={label} figure={<b className="figure stat-figure">{figure}</b>} label={label} surface="night" />
        ),
      )}
    </Section>
  );
}
