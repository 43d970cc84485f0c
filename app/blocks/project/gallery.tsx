import { classes } from '../../ui/layout/steps.ts';
import { PictureLink, type Viewer } from '../../ui/lightbox/picture-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Enlarge } from './enlarge.tsx';
import { type ShownPicture, toSource } from './shown-picture.ts';
import './style.css';
import '../../ui/surface/stage.css';

const drawn = { width: 760, height: 520 };
const tones = ['stage-dawn', 'stage-shade'] as const;

interface GalleryProps {
  heading: string;
  pictures: readonly ShownPicture[];
  viewer: Viewer;
}

/** The pictures of the project. Each opens large; without script it opens as a file. */
export function Gallery({ heading, pictures, viewer }: GalleryProps) {
  const shown = pictures.map((picture, index) => ({ picture, index })).filter(({ picture }) => !picture.stage);
  if (shown.length === 0) return null;
  return (
    <Section>
      <Heading below={1} className="sr-only">
        {heading}
      </Heading>
      <ul className="gallery" data-reveal-group>
        {shown.map(({ picture, index }, place) => (
          <li key={index} data-reveal>
            <figure>
              <PictureLink
                {...viewer}
                index={index}
                className={classes(
                  'gallery-picture stage',
                  picture.ground === 'own' ? 'stage-filled' : 'stage-large',
                  tones[place],
                )}
              >
                <Shown {...picture} />
                <Enlarge />
              </PictureLink>
              <figcaption className="small muted">{picture.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Shown(shown: ShownPicture) {
  const { picture, alt, ground } = shown;
  if (picture) return <Picture name={picture} alt={alt} />;
  const { src, size } = toSource(shown);
  return <img src={src} alt={alt} {...(ground === 'own' ? size : drawn)} loading="lazy" decoding="async" />;
}
