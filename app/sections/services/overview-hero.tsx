import type { Action } from '../../ui/action.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';

export interface OverviewHeroProps {
  heading: string;
  paragraph: string;
  action: Action;
}

/** Words at the left, the low sun at the right. */
export function OverviewHero({ heading, paragraph, action }: OverviewHeroProps) {
  return (
    <section className="hero hero-overview" data-surface="night">
      <div className="hero-art">
        <Drawing name="hero-services" />
      </div>
      <div className="wrap hero-body has-sun">
        <h1 className="text-page-title">{heading}</h1>
        <p className="lede">{paragraph}</p>
        <div className="actions">
          <ButtonLink action={action} size="large" />
        </div>
      </div>
    </section>
  );
}
