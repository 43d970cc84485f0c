import { Picture, type PictureName } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface AbilitiesProps {
  heading: string;
  lead: string;
  items: { title: string; image: PictureName; text: string }[];
}

/** What the bot can do, each as a moment of a conversation that stands on the page as it is. */
export function Abilities({ heading, lead, items }: AbilitiesProps) {
  return (
    <Section heading={heading} lead={lead}>
      <div className="abilities" data-reveal-group>
        {items.map(({ title, image, text }) => (
          <article key={title} data-reveal>
            <Picture name={image} />
            <h3 className="text-small-title">{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
