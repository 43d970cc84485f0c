import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import type { InlineName } from '../../ui/media/inline-svg.tsx';
import { HeroFrame } from '../../ui/section/hero-frame.tsx';
import { OfficeSun, type OfficeSunWords } from './office-sun.tsx';
import './hero.css';

export interface HeroProps {
  heading: string;
  lead: string;
  action: Action;
  link?: Action;
  /** Over which place its sun stands, and that it does so now. */
  sun?: OfficeSunWords;
}

interface HeroLayout {
  /** 'home' and 'overview': words at the left above the sun's height; 'centered': words in the middle above the sun. */
  variant: 'home' | 'overview' | 'centered';
  illustration: InlineName;
}

/** The first screen of a page: one claim, one action, one sun. Nothing on it waits for a script. */
export function Hero({ variant, heading, lead, action, link, sun, illustration }: HeroProps & HeroLayout) {
  return (
    <HeroFrame variant={variant} illustration={illustration}>
      <h1 className={variant === 'overview' ? 'text-page-title' : 'text-hero-title'}>{heading}</h1>
      <p className="lead">{lead}</p>
      <div className="actions">
        <ButtonLink action={action} size="large" /> {link && <ArrowLink action={link} />}
      </div>
      {sun && <OfficeSun {...sun} />}
    </HeroFrame>
  );
}
