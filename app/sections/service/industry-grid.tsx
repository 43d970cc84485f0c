import { SectionHead } from '../../ui/section-head.tsx';

export interface IndustryGridProps {
  heading: string;
  lede: string;
  items: {
    /** Two digits, shown as they are. */
    id: string;
    title: string;
    description: string;
  }[];
}

/** Numbered cells, four to a row: where the service is used. */
export function IndustryGrid({ heading, lede, items }: IndustryGridProps) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={heading}>
          <p>{lede}</p>
        </SectionHead>
        <ul className="cells cells-4 industries" data-reveal>
          {items.map(({ id, title, description }) => (
            <li key={id} className="cell">
              <span className="cell-number">{id}</span>
              <h3 className="text-card-title">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
