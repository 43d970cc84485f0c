import { Check } from 'lucide-react';
import { drawFins, standing } from '../../ui/figure/fins.ts';
import { Section } from '../../ui/section/section.tsx';

export interface ExplanationProps {
  heading: string;
  lead: string;
  items: string[];
  /** What the lead speaks of, as it is in the product: names above values; and how many fins are full, of how many. */
  example: { cells: readonly { name: string; value: string }[]; fins: { full: number; all: number } };
}

const HEIGHT = 24;

/** What the product is, said large, what it is good for, each with a check mark, and one piece of it. */
export function Explanation({ heading, lead, items, example: { cells, fins } }: ExplanationProps) {
  const { lit, rest } = drawFins(standing(HEIGHT, Array<number>(fins.all).fill(HEIGHT)), (at) => at < fins.full);
  return (
    <Section surface="night" className="explanation">
      <h2 className="text-small-title">{heading}</h2>
      <p className="explanation-lead">{lead}</p>
      <ul className="benefits" data-reveal>
        {items.map((benefit) => (
          <li key={benefit} className="text-card-title">
            <Check className="icon" aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="explanation-example" data-reveal>
        <dl>
          {cells.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <svg viewBox={`0 0 ${fins.all * 10 - 4} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          <path d={lit} />
          <path d={rest} />
        </svg>
      </div>
    </Section>
  );
}
