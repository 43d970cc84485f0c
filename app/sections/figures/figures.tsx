import type { MaybeSample } from '../../../shared/sample.ts';
import { Section } from '../../ui/section/section.tsx';

export interface FiguresProps {
  heading: string;
  lead: string;
  /** Figures as they are written, without any formatting of their own. */
  items: (MaybeSample & { figure: string; label: string })[];
}

/** A reason in words, then four figures in a row. The one night section of the page. */
export function Figures({ heading, lead, items }: FiguresProps) {
  return (
    <Section surface="night">
      <div className="split figures-words" data-reveal>
        <h2 className="text-section-title">{heading}</h2>
        <p className="lead">{lead}</p>
      </div>
      <ul className="figures" data-reveal>
        {items.map(({ figure, label }) => (
          <li key={label}>
            <b className="figure">{figure}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
