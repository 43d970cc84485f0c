import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import { Section } from '../../ui/section/section.tsx';

export interface PromoProps {
  heading: string;
  lead: string;
  items: { title: string; icon: IconName; text: string }[];
}

/** What a company gains, one line each. */
export function Promo({ heading, lead, items }: PromoProps) {
  return (
    <Section className="split promo">
      <div className="split-start" data-reveal>
        <h2 className="text-section-title">{heading}</h2>
        <p className="lead">{lead}</p>
      </div>
      <ul className="split-end" data-reveal>
        {items.map(({ title, icon, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <div>
              <h3 className="text-card-title">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
