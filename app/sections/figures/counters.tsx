import type { MaybeSample } from '../../../shared/sample.ts';
import { Counter } from '../../ui/figure/counter.tsx';

export interface CountersProps {
  /** What the figures are called together. */
  name: string;
  items: (MaybeSample & { figure: string; label: string })[];
  /** What the figures count, where they could be taken for others. */
  note?: string;
}

/** Figures in a row that count up once when they are seen. */
export function Counters({ name, items, note }: CountersProps) {
  return (
    <section className="counters" aria-label={name}>
      <ul className="container figures">
        {items.map(({ figure, label }) => (
          <li key={label}>
            <Counter figure={figure} /> <span>{label}</span>
          </li>
        ))}
      </ul>
      {note && <p className="container counters-note">{note}</p>}
    </section>
  );
}
