import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { isPlainClick } from '../link/plain-click.ts';
import type { LightboxProps } from './lightbox.tsx';

interface PictureLinkProps extends Pick<LightboxProps, 'sources' | 'words'> {
  /** Which of the sources it shows and opens. */
  index: number;
  className: string;
  children: ReactNode;
}

/**
 * A link to a picture's file that opens it in the viewer instead. The viewer is fetched on first use; where it cannot be
 * had, the link leads to the file, as it does without script.
 */
export function PictureLink({ sources, words, index, className, children }: PictureLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [Viewer, setViewer] = useState<ComponentType<LightboxProps>>();
  const href = sources[index]?.src;

  function open(event: MouseEvent) {
    if (!href || !isPlainClick(event)) return;
    event.preventDefault();
    import('./lightbox.tsx').then(
      ({ Lightbox }) => setViewer(() => Lightbox),
      () => location.assign(href),
    );
  }

  function close() {
    setViewer(undefined);
    link.current?.focus();
  }

  return (
    <>
      <a ref={link} href={href} className={className} aria-haspopup="dialog" data-replay onClick={open}>
        {children}
      </a>
      {Viewer && <Viewer sources={sources} start={index} words={words} onClose={close} />}
    </>
  );
}
