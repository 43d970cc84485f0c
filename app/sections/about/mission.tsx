import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';
import { HeroFrame } from '../../ui/section/hero-frame.tsx';

export interface MissionProps {
  heading: string;
  text: string;
  action: Action;
}

/** One sentence at night. */
export function Mission({ heading, text, action }: MissionProps) {
  return (
    <HeroFrame variant="mission" illustration="mission-night">
      <div data-reveal>
        <h2 className="mission-name">{heading}</h2>
        <p className="text-section-title">{text}</p>
        <div className="actions">
          <ButtonLink action={action} />
        </div>
      </div>
    </HeroFrame>
  );
}
