import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface ClaimsProps {
  heading: string;
  lead: string;
  items: { title: string; text: string; image: Illustration }[];
}

/** What we claim, each beside the thing that shows it. The pictures change sides from row to row. */
export function Claims({ heading, lead, items }: ClaimsProps) {
  return (
    <Section heading={heading} lead={lead}>
      <ul className="claims">
        {items.map(({ title, text, image }) => (
          <li key={title} className="claim" data-reveal>
            <div className="claim-words">
              <h3 className="text-section-title">{title}</h3>
              <p>{text}</p>
            </div>
            <div className="stage">
              <Picture {...image} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
