import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-set.ts';
import { SectionHead } from '../../ui/section-head.tsx';

export interface ReasonsProps {
  heading: string;
  lede: string;
  cards: { title: string; icon: IconName; text: string }[];
}

/** Promises as joined cells, three to a row. */
export function Reasons({ heading, lede, cards }: ReasonsProps) {
  return (
    <section className="section" data-surface="sunken">
      <div className="wrap">
        <SectionHead heading={heading}>
          <p>{lede}</p>
        </SectionHead>
        <ul className="cells reasons" data-reveal>
          {cards.map(({ title, icon, text }) => (
            <li key={title} className="cell">
              <Icon name={icon} />
              <h3 className="text-card-title">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
