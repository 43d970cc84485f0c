import { Picture, type PictureName } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface WorksProps {
  heading: string;
  lead: string;
  /** Large where the picture is one of a whole product, on a ground of its own. */
  items: { title: string; text: string; image: PictureName; large?: 'night' | 'day' }[];
}

/** No two alike side by side or below each other. */
const tones = ['dawn', 'plain', 'shade'] as const;

/** Nine kinds of work: two with what clients see of it, the others with a small thing that it leaves behind. */
export function Works({ heading, lead, items }: WorksProps) {
  return (
    <Section heading={heading} lead={lead} surface="sunken">
      <ul className="works" data-reveal-group>
        {items.map(({ title, text, image, large }, index) => (
          <li key={title} className="work" data-large={large} data-reveal>
            <div className={`work-stage ground-${large ?? tones[index % 3]}`}>
              <Picture name={image} className="work-picture" />
            </div>
            <div>
              <h3 className="text-card-title">{title}</h3>
              <p className="soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
