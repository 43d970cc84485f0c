import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { opensInNewTab } from '../../ui/text/ui-texts.ts';

export interface VideoOverlayProps {
  words: { title: string; close: string; help: string; link: string };
  address: string;
  /** Focus is back on the Play button by then, and the frame is gone, so nothing plays on unseen. */
  onClose: () => void;
}

/** The video over the whole page. The native element traps focus, closes on Escape and gives focus back. */
export function VideoOverlay({ words, address, onClose }: VideoOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const closeOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) event.currentTarget.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which the element handles
    <dialog
      ref={dialog}
      className="video-overlay"
      data-surface="night"
      aria-label={words.title}
      onClose={onClose}
      onClick={closeOutside}
    >
      <button type="button" className="square-button" aria-label={words.close} onClick={() => dialog.current?.close()}>
        <X className="icon" aria-hidden />
      </button>
      <iframe
        className="video-frame"
        src={address}
        title={words.title}
        allow="autoplay; fullscreen; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      {/* A frame of another site cannot tell us that it failed, so the way out stands there from the start. */}
      <p className="video-help">
        {words.help}{' '}
        <a className="inline-link" href={address} target="_blank" rel="noopener">
          {words.link}
          <span className="sr-only">, {opensInNewTab}</span>
        </a>
        .
      </p>
    </dialog>
  );
}
