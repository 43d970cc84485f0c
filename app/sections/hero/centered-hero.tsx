import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';
import { InlineSvg } from '../../ui/media/inline-svg.tsx';

export interface CenteredHeroProps {
  heading: string;
  paragraph: string;
  action: Action;
}

/** A claim above the rising sun. */
export function CenteredHero({ heading, paragraph, action }: CenteredHeroProps) {
  return (
    <section className="hero hero-centered" data-surface="night">
      <div className="container hero-body">
        <h1 className="text-hero-title">{heading}</h1>
        <p className="lead">{paragraph}</p>
        <div className="actions">
          <ButtonLink action={action} size="large" />
        </div>
      </div>
      {/* Last, since it hangs on the lower edge: while the document still arrives, that edge moves. */}
      <div className="hero-art">
        <InlineSvg name="hero-ai-business" />
      </div>
    </section>
  );
}
