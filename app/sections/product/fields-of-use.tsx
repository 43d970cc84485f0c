import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-set.ts';
import { SectionHead } from '../../ui/section-head.tsx';

export interface FieldsOfUseProps {
  heading: string;
  lede: string;
  items: { title: string; icon: IconName; text: string }[];
}

/** Six joined cells: in which work the product is used. */
export function FieldsOfUse({ heading, lede, items }: FieldsOfUseProps) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={heading}>
          <p>{lede}</p>
        </SectionHead>
        <ul className="cells cells-3 fields-of-use" data-reveal>
          {items.map(({ title, icon, text }) => (
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
