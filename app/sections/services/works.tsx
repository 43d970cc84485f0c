import { Stack } from '../../ui/layout/stack.tsx';
import { classes } from '../../ui/layout/steps.ts';
import { Picture, type PictureName } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import './works.css';

export interface WorksProps {
  heading: string;
  lead: string;
  /** Large where the picture is one of a whole product, on a ground of its own. */
  items: { title: string; text: string; image: PictureName; large?: 'night' | 'dawn' }[];
}

/** No two alike side by side or below each other. */
const tones = ['dawn', 'plain', 'shade'] as const;

/**
 * Nine kinds of work: two with what clients see of it, the others with a small thing that it leaves behind. The last but one
 * has a drawing for a tile as wide as the last.
 */
export function Works({ heading, lead, items }: WorksProps) {
  return (
    <Section heading={heading} lead={lead} surface="sunken">
      <ul className="works" data-reveal-group>
        {items.map(({ title, text, image, large }, index) => (
          <li
            key={title}
            className={classes('work', large ? 'work-large' : 'work-small', index === items.length - 2 && 'work-wide')}
            data-reveal
          >
            <div className={`work-stage ground-${large ?? tones[index % 3]}`}>
              <Picture name={image} className="work-picture" />
            </div>
            <Stack gap={1} className="work-words">
              <h3 className="text-card-title">{title}</h3>
              <p className="soft">{text}</p>
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  );
}
