import type { OnPage } from '../../page/on-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import { Halves } from '../../ui/layout/halves.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { Photograph, type PhotographWords } from '../../ui/media/photograph.tsx';
import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Stage } from '../../ui/surface/stage.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/layout/columns.css';

export interface PictureStoryProps {
  heading: string;
  paragraphs: readonly string[];
  items: readonly { icon: IconName; text: string }[];
  image: Illustration;
  /** In place of the illustration. */
  photograph?: PhotographWords | undefined;
  id?: string | undefined;
}

/** A picture of the work, and the three paragraphs that explain it. */
export function PictureStory({ heading, paragraphs, items, image, photograph, id }: PictureStoryProps) {
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

export default function Story({ page: _, site: __, ...words }: Props & OnPage) {
  return <PictureStory {...words} />;
}
