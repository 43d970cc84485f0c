import type { OnPage } from '../../page/on-page.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { classes } from '../../ui/layout/steps.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Neighbors in rows and columns differ. */
const tones = ['dawn', 'plain', 'shade'] as const;

/** Kinds of work as tiles: some with the clients' view of it, the others with a small result. */
export default function Works({ heading, lead, items, id }: Props & OnPage) {
  return (
    <Section id={id} heading={heading} lead={lead} surface="sunken">
      <ul className="works" data-reveal-group>
        {items.map(({ title, text, image, large, wide }, index) => (
          <li
            key={title}
            className={classes('work', large ? 'work-large' : 'work-small', wide && 'work-wide')}
            data-reveal
          >
            <div className={`work-stage ground-${large ?? tones[index % 3]}`}>
              <Picture name={image} className="work-picture" />
            </div>
            <Stack gap={1} className="work-words">
              <Heading below={1} className="text-card-title">
                {title}
              </Heading>
              <p className="soft">{text}</p>
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  );
}
