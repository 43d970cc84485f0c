import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';
import { InlineSvg } from '../../ui/media/inline-svg.tsx';

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
        <InlineSvg name="hero-services" />
      </div>
      <div className="container hero-body has-sun">
        <h1 className="text-page-title">{heading}</h1>
        <p className="lead">{paragraph}</p>
        <div className="actions">
          <ButtonLink action={action} size="large" />
        </div>
      </div>
    </section>
  );
}
