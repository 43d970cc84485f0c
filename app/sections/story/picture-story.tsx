import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import { type IllustrationName, InlineSvg } from '../../ui/media/inline-svg.tsx';

export interface PictureStoryProps {
  title: string;
  paragraphs: string[];
  features: { icon: IconName; text: string }[];
  image: { name: IllustrationName; alt: string };
}

/** A picture of the work, and the three paragraphs that explain it. */
export function PictureStory({ title, paragraphs, features, image }: PictureStoryProps) {
  return (
    <section className="section">
      <div className="container split">
        <div className="story-picture" data-reveal>
          <InlineSvg name={image.name} alt={image.alt} />
        </div>
        <div className="story-words" data-reveal>
          <h2 className="text-section-title">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul className="icon-list">
            {features.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
