import { Picture, type PictureName } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface PromoProps {
  heading: string;
  lead: string;
  items: { title: string; image: PictureName; text: string }[];
}

/** What a company gains, side by side on one floor. */
export function Promo({ heading, lead, items }: PromoProps) {
  return (
    <Section heading={heading} lead={lead}>
      <ul className="promo" data-reveal-group>
        {items.map(({ title, image, text }) => (
          <li key={title} data-reveal>
            <Picture name={image} />
            <h3 className="text-small-title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
