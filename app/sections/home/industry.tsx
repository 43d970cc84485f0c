import { Check } from 'lucide-react';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { type IllustrationName, InlineSvg } from '../../ui/media/inline-svg.tsx';

export interface IndustryProps {
  heading: string;
  paragraph: string;
  checklist: string[];
  /** The first is the button, the others are links. */
  actions: Action[];
  image: { name: IllustrationName; alt: string };
}

/** What innovation means across industries, beside the trace of an agent. The one night section of the page. */
export function Industry({ heading, paragraph, checklist, actions: [first, ...others], image }: IndustryProps) {
  return (
    <section className="section" data-surface="night">
      <div className="container split">
        <div className="split-start industry-words" data-reveal>
          <h2 className="text-section-title">{heading}</h2>
          <p className="lead">{paragraph}</p>
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
          <InlineSvg name={image.name} alt={image.alt} />
        </div>
      </div>
    </section>
  );
}
