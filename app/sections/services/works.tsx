import { Picture, type PictureName } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface WorksProps {
  heading: string;
  lead: string;
  items: { title: string; text: string; image: PictureName }[];
}

/** Nine kinds of work, each with a small thing that it leaves behind. */
export function Works({ heading, lead, items }: WorksProps) {
  return (
    <Section heading={heading} lead={lead} surface="sunken">
      <ul className="works" data-reveal-group>
        {items.map(({ title, text, image }) => (
          <li key={title} className="work" data-reveal>
            <div className="work-stage">
              <Picture name={image} className="work-picture" />
            </div>
            <h3 className="text-card-title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
