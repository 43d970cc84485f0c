import { Drawing, type DrawingName } from '../../ui/drawing.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

export interface WorksProps {
  heading: string;
  lede: string;
  cards: { title: string; text: string; image: DrawingName }[];
}

/** Nine kinds of work, under a sun that crosses the sky from the first card to the last. */
export function Works({ heading, lede, cards }: WorksProps) {
  return (
    <section className="section" data-surface="sunken">
      <div className="wrap">
        <SectionHead heading={heading}>
          <p>{lede}</p>
        </SectionHead>
        <ul className="works" data-reveal-group>
          {cards.map(({ title, text, image }) => (
            <li key={title} className="card work" data-reveal>
              <Drawing name={image} className="work-picture" />
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
