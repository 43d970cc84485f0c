import { SectionHead } from '../../ui/section/section-head.tsx';

export interface IndustryGridProps {
  heading: string;
  lead: string;
  items: {
    /** Two digits, shown as they are. */
    id: string;
    title: string;
    description: string;
  }[];
}

/** Numbered cells, four to a row: where the service is used. */
export function IndustryGrid({ heading, lead, items }: IndustryGridProps) {
  return (
    <section className="section">
      <div className="container">
        <SectionHead heading={heading}>
          <p>{lead}</p>
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
