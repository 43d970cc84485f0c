import type { Action } from '../../ui/action.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';

export interface CenteredHeroProps {
  heading: string;
  paragraph: string;
  action: Action;
}

/** A claim above the rising sun. */
export function CenteredHero({ heading, paragraph, action }: CenteredHeroProps) {
  return (
    <section className="hero hero-centered" data-surface="night">
      <div className="wrap hero-body">
        <h1 className="text-hero-title">{heading}</h1>
        <p className="lede">{paragraph}</p>
        <div className="actions">
          <ButtonLink action={action} size="large" />
        </div>
      </div>
      {/* Last, since it hangs on the lower edge: while the document still arrives, that edge moves. */}
      <div className="hero-art">
        <Drawing name="hero-ai-business" />
      </div>
    </section>
  );
}
