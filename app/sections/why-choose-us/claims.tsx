import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Stage } from '../../ui/surface/stage.tsx';
import './claims.css';

export interface ClaimsProps {
  heading: string;
  lead: string;
  items: { title: string; text: string; image: Illustration; wide?: boolean }[];
}

const tones = ['dawn', undefined, 'night', 'shade'] as const;

/** What we claim, each below the thing that shows it, two in a row or one on the whole width. */
export function Claims({ heading, lead, items }: ClaimsProps) {
  return (
    <Section heading={heading} lead={lead}>
      <ul className="claims">
        {items.map(({ title, text, image, wide }, index) => (
          <li key={title} className="claim" data-wide={wide} data-reveal>
            <Stage tone={tones[index]} fit={wide ? 'filled' : undefined}>
              <Picture {...image} />
            </Stage>
            <h3 className="text-small-title">{title}</h3>
            <p className="lead">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
