import { ButtonLink } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { Action } from '../../ui/link/action.ts';
import { HeroFrame } from '../../ui/section/hero-frame.tsx';
import './mission.css';

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
        <Stack gap="s">
          <h2 className="text-card-title soft">{heading}</h2>
          <p className="said text-section-title">{text}</p>
        </Stack>
        <div className="actions">
          <ButtonLink action={action} />
        </div>
      </div>
    </HeroFrame>
  );
}
