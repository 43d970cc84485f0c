import type { ReactNode } from 'react';
import type { LightboxWords } from './lightbox.tsx';
import type { Source } from './source.ts';

/** Sources and words of a viewer for several pictures. */
export interface Viewer {
  sources: readonly Source[];
  words: LightboxWords;
}

interface PictureLinkProps extends Viewer {
  /** Index of the shown and opened source. */
  index: number;
  className: string;
  children: ReactNode;
}

/** A link to a picture's file; with script it opens the picture in the viewer instead: see enhance-picture-link.ts. */
export function PictureLink({ sources, words, index, className, children }: PictureLinkProps) {
  const { name, close, previous, next, fullSize } = words;
  return (
    <a
      href={sources[index]?.src}
      className={className}
      aria-haspopup="dialog"
      data-replay=""
      data-enhance="picture-link"
      data-viewer={JSON.stringify({ sources, start: index, words: { name, close, previous, next, fullSize } })}
    >
      {children}
    </a>
  );
}
