import { Check } from 'lucide-react';
import { Section } from '../../ui/section/section.tsx';

export interface ExplanationProps {
  heading: string;
  lead: string;
  items: string[];
}

/** What the product is, and what it is good for, each with a check mark. */
export function Explanation({ heading, lead, items }: ExplanationProps) {
  return (
    <Section heading={heading} lead={lead} surface="sunken" className="explanation">
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
