import type { Action, OutAction } from '../../ui/action.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { ButtonOutLink } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';

export interface ClosingBannerProps {
  title: string;
  description: string;
  action: OutAction;
  secondaryAction: Action;
}

/** The sun at full strength before the footer: to the product, or to a person. */
export function ClosingBanner({ title, description, action, secondaryAction }: ClosingBannerProps) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="banner" data-surface="sol" data-reveal>
          <Drawing name="banner-sol" className="banner-art" />
          <h2 className="text-section-title">{title}</h2>
          <p>{description}</p>
          <div className="actions">
            <ButtonOutLink action={action} size="large" />
            <ArrowLink action={secondaryAction} />
          </div>
        </div>
      </div>
    </section>
  );
}
