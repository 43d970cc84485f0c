import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import { SectionHead } from '../../ui/section/section-head.tsx';

export interface CellGridProps {
  heading: string;
  lead: string;
  /** Rows are full: as many as a multiple of the columns. */
  columns: 3 | 4;
  tone?: 'plain' | 'tinted';
  items: { title: string; icon: IconName; text: string }[];
}

/** Joined cells with an icon, a title and a text. They lead nowhere. */
export function CellGrid({ heading, lead, columns, tone = 'plain', items }: CellGridProps) {
  return (
    <section className="section" data-surface={tone === 'tinted' ? 'sunken' : undefined}>
      <div className="container">
        <SectionHead heading={heading}>
          <p>{lead}</p>
        </SectionHead>
        <ul className={`cells cells-${columns} cell-grid`} data-reveal>
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
