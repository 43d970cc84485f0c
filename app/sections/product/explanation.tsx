import { Check } from 'lucide-react';

export interface ExplanationProps {
  heading: string;
  paragraph: string;
  benefits: string[];
}

/** What the product is, and what it is good for, each with a check mark. */
export function Explanation({ heading, paragraph, benefits }: ExplanationProps) {
  return (
    <section className="section" data-surface="sunken">
      <div className="container split explanation">
        <div className="split-start" data-reveal>
          <h2 className="text-section-title">{heading}</h2>
          <p className="lead">{paragraph}</p>
        </div>
        <ul className="split-end benefits" data-reveal>
          {benefits.map((benefit) => (
            <li key={benefit} className="text-card-title">
              <Check className="icon" aria-hidden />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
