import type { OnPage } from '../../page/on-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { Photograph } from '../../ui/media/photograph.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Stage } from '../../ui/surface/stage.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/layout/columns.css';

/** A picture of the work, and the paragraphs that explain it. */
export default function PictureStory({ heading, paragraphs, items, image, photograph, id }: Props & OnPage) {
  return (
    <Section id={id}>
      <Halves at={7} gap="2xl" align="stretch" className="picture-story">
        <Stage tone="shade" fit="large" bleed="start" data-reveal>
          {photograph ? <Photograph {...photograph} sizes="(width >= 64em) 50vw, 100vw" /> : <Picture {...image} />}
        </Stage>
        <Words heading={heading} text={paragraphs}>
          <ul className="icon-list rule-above">
            {items.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </Words>
      </Halves>
    </Section>
  );
}
