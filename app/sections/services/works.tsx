import { Picture, type PictureName } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface WorksProps {
  heading: string;
  lead: string;
  items: { title: string; text: string; image: PictureName }[];
}

/** Nine kinds of work under one wide sky, each with a small thing that it leaves behind. */
export function Works({ heading, lead, items }: WorksProps) {
  return (
    <Section spacing="chapter" heading={heading} lead={lead} surface="sunken">
      <div className="works-board">
        <Picture name="works-sky" className="works-sky" />
        <ul className="works" data-reveal-group>
          {items.map(({ title, text, image }) => (
            <li key={title} className="card work" data-reveal>
              <div className="work-stage">
                <Picture name={image} className="work-picture" />
              </div>
              <div className="work-words">
                <h3 className="text-card-title">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
