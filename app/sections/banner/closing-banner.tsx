import { ButtonExternalLink } from '../../ui/button/button.tsx';
import type { Action, ExternalAction } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { InlineSvg } from '../../ui/media/inline-svg.tsx';

export interface ClosingBannerProps {
  title: string;
  description: string;
  action: ExternalAction;
  secondaryAction: Action;
}

/** The sun at full strength before the footer: to the product, or to a person. */
export function ClosingBanner({ title, description, action, secondaryAction }: ClosingBannerProps) {
  return (
    <section className="section">
      <div className="container">
        <div className="banner" data-surface="sol" data-reveal>
          <InlineSvg name="banner-sol" className="banner-art" />
          <h2 className="text-section-title">{title}</h2>
          <p>{description}</p>
          <div className="actions">
            <ButtonExternalLink action={action} size="large" />
            <ArrowLink action={secondaryAction} />
          </div>
        </div>
      </div>
    </section>
  );
}
