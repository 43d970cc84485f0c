import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-set.ts';
import { SectionHead } from '../../ui/section-head.tsx';

export interface OfferingsProps {
  heading: string;
  lede: string;
  tiles: { title: string; icon: IconName; text: string }[];
}

/** Skills as joined cells, four to a row. They lead nowhere; the services do. */
export function Offerings({ heading, lede, tiles }: OfferingsProps) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={heading}>
          <p>{lede}</p>
        </SectionHead>
        <ul className="cells cells-4" data-reveal>
          {tiles.map(({ title, icon, text }) => (
            <li key={title} className="cell offering">
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
