import index from '../../art/files/index.json';
import './picture.css';

export type PictureName = keyof typeof index & string;

/** An illustration with its description for blind visitors. */
export interface Illustration {
  name: PictureName;
  alt: string;
}

interface PictureProps {
  name: PictureName;
  /** Description of the picture; leave it out for decoration. */
  alt?: string;
  className?: string;
  /** On the first screen: fetched before all others, and at once. */
  first?: boolean;
}

interface Frame {
  viewBox: string;
  /** The drawing for columns as narrow as a phone, and the windows that have them. */
  narrow?: { viewBox: string; media: string };
}

const frames: Readonly<Record<PictureName, Frame>> = index;
const addresses = import.meta.glob<string>('../../art/files/*.svg', { query: '?url', import: 'default', eager: true });
const addressOf = (file: string) => addresses[`../../art/files/${file}.svg`];

function measure({ viewBox }: { viewBox: string }) {
  const [, , width, height] = viewBox.split(' ');
  return { width, height };
}

/** An illustration of the project, as a file. */
export function Picture({ name, alt = '', className = '', first }: PictureProps) {
  const { narrow, ...wide } = frames[name];
  const image = (
    <img
      src={addressOf(name)}
      alt={alt}
      {...measure(wide)}
      className={`picture ${className}`.trim()}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
  if (!narrow) return image;
  return (
    <picture className="picture-choice">
      <source media={narrow.media} srcSet={addressOf(`${name}-narrow`)} {...measure(narrow)} />
      {image}
    </picture>
  );
}
