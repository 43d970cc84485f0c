import { Check } from 'lucide-react';
import type { Action } from '../ui/action.ts';
import { ArrowLink } from '../ui/arrow-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Drawing, type DrawingName } from '../ui/drawing.tsx';

export interface IndustryProps {
  heading: string;
  paragraph: string;
  checklist: string[];
  /** The first is the button, the others are links. */
  actions: Action[];
  image: { name: DrawingName; alt: string };
}

/** What innovation means across industries, beside the trace of an agent. The one night section of the page. */
export function Industry({ heading, paragraph, checklist, actions: [first, ...others], image }: IndustryProps) {
  return (
    <section className="section" data-surface="night">
      <div className="wrap split">
        <div className="split-start industry-words" data-reveal>
          <h2 className="text-section-title">{heading}</h2>
          <p className="lede">{paragraph}</p>
          <ul className="check-list">
            {checklist.map((item) => (
              <li key={item}>
                <Check className="icon" aria-hidden />
                {item}
              </li>
            ))}
          </ul>
          <div className="actions">
            {first && <ButtonLink action={first} />}
            {others.map((action) => (
              <ArrowLink key={action.to} action={action} />
            ))}
          </div>
        </div>
        <div className="split-wide-end wide-drawing" data-reveal>
          <Drawing name={image.name} alt={image.alt} />
        </div>
      </div>
    </section>
  );
}
