import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { InlineSvg } from '../../ui/media/inline-svg.tsx';

export interface HeroProps {
  heading: string;
  paragraph: string;
  action: Action;
  link: Action;
}

/** The first screen of the home page: one claim, one action, one sun. Nothing on it waits for a script. */
export function Hero({ heading, paragraph, action, link }: HeroProps) {
  return (
    <section className="hero hero-home" data-surface="night">
      <div className="container hero-body has-sun">
        <h1 className="text-hero-title">{heading}</h1>
        <p className="lead">{paragraph}</p>
        <div className="actions">
          <ButtonLink action={action} size="large" />
          <ArrowLink action={link} />
        </div>
      </div>
      {/* Last, since it hangs on the lower edge: while the document still arrives, that edge moves. */}
      <div className="hero-art">
        <InlineSvg name="hero-night" />
      </div>
    </section>
  );
}
