import type { Action } from '../ui/action.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Drawing, type DrawingName } from '../ui/drawing.tsx';

export interface BannerProps {
  heading: string;
  text: string;
  action: Action;
  image: DrawingName;
}

/** The sun at full strength, once per page. */
export function Banner({ heading, text, action, image }: BannerProps) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="banner" data-surface="sol" data-reveal>
          <Drawing name={image} className="banner-art" />
          <h2 className="text-section-title">{heading}</h2>
          <p>{text}</p>
          <div className="actions">
            <ButtonLink action={action} size="large" />
          </div>
        </div>
      </div>
    </section>
  );
}
