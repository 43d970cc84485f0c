import { Check } from 'lucide-react';
import { drawFins, standing } from '../../ui/figure/fins.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Section } from '../../ui/section/section.tsx';
import './explanation.css';
import '../../ui/figure/fins.css';

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
    <Section surface="night" className="stack gap-m explanation">
      <h2 className="text-small-title">{heading}</h2>
      <Halves at={8} align="start">
        <p className="text-large">{lead}</p>
        <ul data-reveal>
          {items.map((benefit) => (
            <li key={benefit} className="benefit text-card-title">
              <Check className="icon" aria-hidden />
              {benefit}
            </li>
          ))}
        </ul>
      </Halves>
      <Stack gap="l" className="rule-above explanation-example" data-reveal>
        <Columns as="dl" count={4} pairs gap={4}>
          {cells.map(({ name, value }) => (
            <div key={name}>
              <dt className="small muted">{name}</dt>
              <dd className="text-card-title">{value}</dd>
            </div>
          ))}
        </Columns>
        <svg
          className="fins example-fins"
          viewBox={`0 0 ${fins.all * 10 - 4} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden
        >
          <path className="fins-lit" d={lit} />
          <path d={rest} />
        </svg>
      </Stack>
    </Section>
  );
}
