import { classes } from '../../ui/layout/steps.ts';
import { PictureLink } from '../../ui/lightbox/picture-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Enlarge } from './enlarge.tsx';
import type { PicturesProps } from './project.tsx';
import './gallery.css';
import '../../ui/surface/stage.css';

const drawn = { width: 760, height: 520 };
const tones = ['stage-dawn', 'stage-shade'] as const;

/** The pictures of the project. Each opens large; without script it opens as a file. */
export function Gallery({ heading, pictures }: { heading: string; pictures: PicturesProps }) {
  const shown = pictures.sources.map((source, index) => ({ ...source, index })).filter(({ stage }) => !stage);
  return (
    <Section>
      <h2 className="sr-only">{heading}</h2>
      <ul className="gallery" data-reveal-group>
        {shown.map(({ src, alt, caption, picture, isPlate, size = drawn, index }, place) => (
          <li key={src} data-reveal>
            <figure>
              <PictureLink
                {...pictures}
                index={index}
                className={classes('gallery-picture stage', isPlate ? 'stage-filled' : 'stage-large', tones[place])}
              >
                {picture ? (
                  <Picture name={picture} alt={alt} />
                ) : (
                  <img src={src} alt={alt} {...(isPlate ? size : drawn)} loading="lazy" decoding="async" />
                )}
                <Enlarge word={pictures.words.enlarge} />
              </PictureLink>
              <figcaption className="small muted">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
