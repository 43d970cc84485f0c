import photographs from '../../photographs/index.json';
import './photograph.css';

export interface PhotographWords {
  /** Its file below content/photographs, such as `articles/port.jpg`. */
  name: string;
  /** Description for blind visitors. */
  alt: string;
}

interface PhotographProps extends PhotographWords {
  /** Width for the attribute `sizes`. */
  sizes: string;
  className?: string;
  imageClassName?: string | undefined;
  /** On the first screen: fetched before all others, and at once. */
  first?: boolean;
}

interface Encoded {
  width: number;
  height: number;
  avif: string;
  webp: string;
  src: string;
}

const encoded: Readonly<Record<string, Encoded>> = photographs;

function requireEncoded(name: string): Encoded {
  const photograph = encoded[name];
  if (!photograph) throw new Error(`There is no photograph content/photographs/${name}.`);
  return photograph;
}

/** The address and size of a photograph as one file, for the viewer. @throws when there is no such file */
export function photographFile(name: string): { src: string; size: { width: number; height: number } } {
  const { src, width, height } = requireEncoded(name);
  return { src, size: { width, height } };
}

/**
 * A photograph in the formats and sizes that the build has made of it: art/photographs.ts.
 * @throws when there is no such file
 */
export function Photograph({ name, alt, sizes, className = 'photograph', imageClassName, first }: PhotographProps) {
  const { avif, webp, ...file } = requireEncoded(name);
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        {...file}
        className={imageClassName}
        alt={alt}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
