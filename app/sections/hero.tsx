import type { Action } from '../ui/action.ts';
import { ArrowLink } from '../ui/arrow-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Drawing } from '../ui/drawing.tsx';

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
      <div className="wrap hero-body has-sun">
        <h1 className="text-hero-title">{heading}</h1>
        <p className="lede">{paragraph}</p>
        <div className="actions">
          <ButtonLink action={action} size="large" />
          <ArrowLink action={link} />
        </div>
      </div>
      {/* Last, since it hangs on the lower edge: while the document still arrives, that edge moves. */}
      <div className="hero-art">
        <Drawing name="hero-night" />
      </div>
    </section>
  );
}
