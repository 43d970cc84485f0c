import type { MaybeSample } from '../../../shared/sample.ts';
import { Counter } from '../../ui/figure/counter.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
import { UnitChart } from '../../ui/figure/unit-chart.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface FactsProps {
  items: (MaybeSample & { figure: string; label: string })[];
}

/** As many as are counted, or a fin for each year since one. */
const countOf = (figure: string): number =>
  /^\d{4}$/.test(figure) ? new Date().getFullYear() - Number(figure) + 1 : Number.parseInt(figure, 10);

/** A figure with a plus is counted; a year is not and stands on night. Each is drawn, and the last one is lit. */
export function Facts({ items }: FactsProps) {
  return (
    <Section as="div" className="facts" data-reveal-group>
      {items.map(({ figure, label }, index) => {
        const isCounted = /^\d+\+/.test(figure);
        const shown = isCounted ? <Counter figure={figure} /> : <b className="figure stat-figure">{figure}</b>;
        return (
          <StatCard key={label} figure={shown} label={label} surface={isCounted ? undefined : 'night'}>
            <UnitChart count={countOf(figure)} lit={index === items.length - 1} />
          </StatCard>
        );
      })}
    </Section>
  );
}
