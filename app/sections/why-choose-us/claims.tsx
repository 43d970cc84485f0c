import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface ClaimsProps {
  heading: string;
  lead: string;
  items: { title: string; text: string; image: Illustration }[];
}

/** What we claim, each beside the thing that shows it. Day and night alternate as on a board of squares. */
export function Claims({ heading, lead, items }: ClaimsProps) {
  return (
    <Section heading={heading} lead={lead}>
      <ul className="claims">
        {items.map(({ title, text, image }, index) => (
          <li key={title} className="claim" data-reveal>
            <div className="stage" {...(index % 3 !== 0 && { 'data-surface': 'night' })}>
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
