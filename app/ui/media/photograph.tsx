import photographs from '../../photographs/index.json';

export interface PhotographWords {
  /** Its file below app/photographs, such as `articles/port.jpg`. */
  name: string;
  /** What it shows, for whoever cannot see it. */
  alt: string;
}

interface PhotographProps extends PhotographWords {
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  className?: string;
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

/**
 * A photograph in the formats and sizes that the build has made of it: art/photographs.ts. Not for islands.
 * @throws when there is no such file
 */
export function Photograph({ name, alt, sizes, className, first }: PhotographProps) {
  const photograph = encoded[name];
  if (!photograph) throw new Error(`There is no photograph app/photographs/${name}.`);
  const { avif, webp, ...file } = photograph;
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img {...file} alt={alt} decoding="async" {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })} />
    </picture>
  );
}
