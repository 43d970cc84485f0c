import { type IllustrationName, InlineSvg } from '../../ui/media/inline-svg.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';

export interface WorksProps {
  heading: string;
  lead: string;
  cards: { title: string; text: string; image: IllustrationName }[];
}

/** Nine kinds of work, under a sun that crosses the sky from the first card to the last. */
export function Works({ heading, lead, cards }: WorksProps) {
  return (
    <section className="section" data-surface="sunken">
      <div className="container">
        <SectionHead heading={heading}>
          <p>{lead}</p>
        </SectionHead>
        <ul className="works" data-reveal-group>
          {cards.map(({ title, text, image }) => (
            <li key={title} className="card work" data-reveal>
              <InlineSvg name={image} className="work-picture" />
              <div className="work-words">
                <h3 className="text-card-title">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
