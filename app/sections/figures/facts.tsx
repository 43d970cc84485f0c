import { Counter } from '../../ui/figure/counter.tsx';
import { UnitChart } from '../../ui/figure/unit-chart.tsx';

export interface FactsProps {
  items: { figure: string; label: string }[];
}

/** A figure with a plus is counted and drawn; a year is neither and stands on night. The last one is lit. */
export function Facts({ items }: FactsProps) {
  return (
    <section className="section">
      <div className="container facts" data-reveal-group>
        {items.map(({ figure, label }, index) => {
          const counted = figure.endsWith('+');
          return (
            <div key={label} className="stat" data-surface={counted ? undefined : 'night'} data-reveal>
              <p>
                {counted ? <Counter figure={figure} /> : <b className="figure stat-figure">{figure}</b>}
                <span>{label}</span>
              </p>
              {counted && <UnitChart count={Number.parseInt(figure, 10)} lit={index === items.length - 1} />}
            </div>
          );
        })}
      </div>
    </section>
  );
}
