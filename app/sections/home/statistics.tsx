import { Counter } from '../../ui/figure/counter.tsx';
import { UnitChart } from '../../ui/figure/unit-chart.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';

export interface StatisticsProps {
  heading: string;
  text: string;
  action: Action;
  cards: { figure: string; label: string }[];
}

/** Two figures, each with exactly as many fins as it says. Only the last one is lit. */
export function Statistics({ heading, text, action, cards }: StatisticsProps) {
  return (
    <section className="section-tight">
      <div className="container stats">
        <div className="stats-words">
          <div>
            <h2 className="text-small-title">{heading}</h2>
            <p>{text}</p>
          </div>
          <ArrowLink action={action} />
        </div>
        {cards.map(({ figure, label }, index) => (
          <div key={label} className="stat">
            <p>
              <Counter figure={figure} />
              <span>{label}</span>
            </p>
            <UnitChart count={Number.parseInt(figure, 10)} lit={index === cards.length - 1} />
          </div>
        ))}
      </div>
    </section>
  );
}
