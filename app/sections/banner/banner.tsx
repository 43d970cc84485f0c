import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';
import { type IllustrationName, InlineSvg } from '../../ui/media/inline-svg.tsx';

export interface BannerProps {
  heading: string;
  text: string;
  action: Action;
  image: IllustrationName;
}

/** The sun at full strength, once per page. */
export function Banner({ heading, text, action, image }: BannerProps) {
  return (
    <section className="section">
      <div className="container">
        <div className="banner" data-surface="sol" data-reveal>
          <InlineSvg name={image} className="banner-art" />
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
