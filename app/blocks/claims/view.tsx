import type { OnPage } from '../../page/on-page.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Stage } from '../../ui/surface/stage.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';

const tones = ['dawn', undefined, 'night', 'shade'] as const;

/** Claims, each below the thing that shows it, two in a row or one on the whole width. */
export default function Claims({ heading, lead, items, id }: Props & OnPage) {
  return (
    <Section id={id} heading={heading} lead={lead}>
      <ul className="claims">
        {items.map(({ title, text, image, wide }, index) => (
          <li key={title} className="claim" data-wide={wide} data-reveal>
            <Stage tone={tones[index % tones.length]} fit={wide ? 'filled' : undefined}>
              <Picture {...image} />
            </Stage>
            <Heading below={1} className="text-small-title">
              {title}
            </Heading>
            <p className="lead">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
