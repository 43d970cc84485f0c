import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';

export interface PromoProps {
  heading: string;
  lead: string;
  benefits: { title: string; icon: IconName; content: string }[];
}

/** What a company gains, one line each. */
export function Promo({ heading, lead, benefits }: PromoProps) {
  return (
    <section className="section">
      <div className="container split explanation">
        <div className="split-start" data-reveal>
          <h2 className="text-section-title">{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ul className="split-end promo" data-reveal>
          {benefits.map(({ title, icon, content }) => (
            <li key={title}>
              <Icon name={icon} />
              <div>
                <h3 className="text-card-title">{title}</h3>
                <p>{content}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
