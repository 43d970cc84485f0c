import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import { Photograph, type PhotographWords } from '../../ui/media/photograph.tsx';
import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface PictureStoryProps {
  heading: string;
  paragraphs: string[];
  items: { icon: IconName; text: string }[];
  image: Illustration;
  /** In place of the illustration. */
  photograph?: PhotographWords;
}

/** A picture of the work, and the three paragraphs that explain it. */
export function PictureStory({ heading, paragraphs, items, image, photograph }: PictureStoryProps) {
  return (
    <Section className="split picture-story">
      <div className="picture-story-image" data-reveal>
        {photograph ? <Photograph {...photograph} sizes="(width >= 64em) 50vw, 100vw" /> : <Picture {...image} />}
      </div>
      <div className="picture-story-words" data-reveal>
        <h2 className="text-section-title">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul className="icon-list">
          {items.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
