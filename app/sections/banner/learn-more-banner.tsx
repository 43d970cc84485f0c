import { ArrowDown } from 'lucide-react';
import { InlineSvg } from '../../ui/media/inline-svg.tsx';

export interface LearnMoreBannerProps {
  title: string;
  subtitle: string;
  description: string;
  button: { label: string; to: `#${string}` };
}

/** Night before the questions, and a button down to them. */
export function LearnMoreBanner({ title, subtitle, description, button }: LearnMoreBannerProps) {
  return (
    <section className="section">
      <div className="container">
        <div className="banner learn-more" data-surface="night" data-reveal>
          <InlineSvg name="banner-night" className="banner-art" />
          <p className="banner-subtitle">{subtitle}</p>
          <h2 className="text-section-title">{title}</h2>
          <p>{description}</p>
          <div className="actions">
            {/* A plain link: the browser moves to the place, and the next Tab starts from there. */}
            <a className="button" data-variant="primary" data-size="large" href={button.to}>
              <span>{button.label}</span>
              <i>
                <ArrowDown className="icon" aria-hidden />
              </i>
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
