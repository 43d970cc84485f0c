import index from '../../art/files/index.json';

export type PictureName = keyof typeof index & string;

/** An illustration with what it shows, for whoever cannot see it. */
export interface Illustration {
  name: PictureName;
  alt: string;
}

interface PictureProps {
  name: PictureName;
  /** What the picture shows; leave it out when it is decoration. */
  alt?: string;
  className?: string;
  /** On the first screen: fetched before all others, and at once. */
  first?: boolean;
}

const addresses = import.meta.glob<string>('../../art/files/*.svg', { query: '?url', import: 'default', eager: true });

/** An illustration of the project, as a file. Not for islands: they would carry the addresses of all. */
export function Picture({ name, alt = '', className = '', first }: PictureProps) {
  const [, , width, height] = index[name].viewBox.split(' ');
  return (
    <img
      src={addresses[`../../art/files/${name}.svg`]}
      alt={alt}
      width={width}
      height={height}
      className={`picture ${className}`.trim()}
      decoding="async"
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
