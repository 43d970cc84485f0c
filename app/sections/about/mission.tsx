import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';
import { InlineSvg } from '../../ui/media/inline-svg.tsx';

export interface MissionProps {
  heading: string;
  text: string;
  action: Action;
}

/** One sentence at night. */
export function Mission({ heading, text, action }: MissionProps) {
  return (
    <section className="hero mission" data-surface="night">
      <div className="container hero-body has-sun" data-reveal>
        <h2 className="text-section-title">{heading}</h2>
        <p className="text-small-title">{text}</p>
        <div className="actions">
          <ButtonLink action={action} />
        </div>
      </div>
      <div className="hero-art">
        <InlineSvg name="mission-night" />
      </div>
    </section>
  );
}
