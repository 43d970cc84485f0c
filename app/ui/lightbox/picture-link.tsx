import type { ReactNode } from 'react';
import type { LightboxWords } from './lightbox.tsx';
import type { Source } from './source.ts';

/** What opens where several pictures can be seen large. */
export interface Viewer {
  sources: readonly Source[];
  words: LightboxWords;
}

interface PictureLinkProps extends Viewer {
  /** Which of the sources it shows and opens. */
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
