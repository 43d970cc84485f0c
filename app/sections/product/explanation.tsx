import { Check } from 'lucide-react';
import { Section } from '../../ui/section/section.tsx';

export interface ExplanationProps {
  heading: string;
  lead: string;
  items: string[];
}

/** What the product is, said large, and what it is good for, each with a check mark. */
export function Explanation({ heading, lead, items }: ExplanationProps) {
  return (
    <Section surface="night" className="explanation">
      <h2 className="text-small-title">{heading}</h2>
      <p>{lead}</p>
      <ul className="benefits" data-reveal>
        {items.map((benefit) => (
          <li key={benefit} className="text-card-title">
            <Check className="icon" aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
    </Section>
  );
}
