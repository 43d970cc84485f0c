import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface ClaimsProps {
  heading: string;
  lead: string;
  items: { title: string; text: string; image: Illustration; wide?: boolean }[];
}

/** What we claim, each below the thing that shows it, two in a row or one on the whole width. */
export function Claims({ heading, lead, items }: ClaimsProps) {
  return (
    <Section heading={heading} lead={lead}>
      <ul className="claims">
        {items.map(({ title, text, image, wide }) => (
          <li key={title} className="claim" data-wide={wide} data-reveal>
            <div className="stage">
              <Picture {...image} />
            </div>
            <h3 className="text-small-title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
