import { PictureLink } from '../../ui/lightbox/picture-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Enlarge } from './enlarge.tsx';
import type { PicturesProps } from './project.tsx';

const drawn = { width: 760, height: 520 };

/** The pictures of the project. Each opens large; without script it opens as a file. */
export function Gallery({ heading, pictures }: { heading: string; pictures: PicturesProps }) {
  return (
    <Section>
      <h2 className="sr-only">{heading}</h2>
      <ul className="columns-3 gallery" data-one-row data-reveal-group>
        {pictures.sources.map(
          ({ src, alt, caption, stage, picture, isPlate, size = drawn }, index) =>
            !stage && (
              <li key={src} data-reveal>
                <figure>
                  <PictureLink
                    {...pictures}
                    index={index}
                    className={isPlate ? 'gallery-picture gallery-plate' : 'gallery-picture'}
                  >
                    {picture ? (
                      <Picture name={picture} alt={alt} />
                    ) : (
                      <img src={src} alt={alt} {...(isPlate ? size : drawn)} loading="lazy" decoding="async" />
                    )}
                    <Enlarge word={pictures.words.enlarge} />
                  </PictureLink>
                  <figcaption>{caption}</figcaption>
                </figure>
              </li>
            ),
        )}
      </ul>
    </Section>
  );
}
