import type { Source } from '../../ui/lightbox/source.ts';
import { photographFile } from '../../ui/media/photograph.tsx';
import type { Props } from './schema.ts';

export type ShownPicture = Props['pictures'][number];

/** A picture for the viewer: its address and its size. */
export function toSource({ file, photograph, size, alt, caption }: ShownPicture): Source {
  const opened = photograph === undefined ? { src: `/art/${file}.svg`, size } : photographFile(photograph);
  return { src: opened.src, alt, ...(caption !== undefined && { caption }), size: opened.size };
}
