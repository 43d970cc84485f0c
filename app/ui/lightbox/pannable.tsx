import { type PointerEvent, type ReactNode, useLayoutEffect, useState } from 'react';
import { useController } from 'yet-another-react-lightbox';
import type { Size } from './source.ts';
import { ViewerIcon } from './viewer-icon.tsx';

interface PannableProps {
  /** Button name. */
  name: string;
  /** The picture's own size, and the one that fits. */
  size: Size;
  fitted: Size;
  children: (shown: Size) => ReactNode;
}

/** A picture that was made smaller to fit, and a button that shows it at its own size, to be moved about by finger. */
export function Pannable({ name, size, fitted, children }: PannableProps) {
  const [isFull, setFull] = useState(false);
  const { focus } = useController();
  // Removed with the next picture: its focus falls to the page, where no key reaches the viewer.
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.closest('.lightbox-stage')) focus();
    },
    [focus],
  );
  // Moving a picture by finger does not turn to the next one.
  const keep = (event: PointerEvent) => isFull && event.stopPropagation();
  return (
    <>
      <div className="lightbox-pan" data-full={isFull} onPointerDown={keep} onPointerMove={keep} onPointerUp={keep}>
        {children(isFull ? size : fitted)}
      </div>
      <button
        type="button"
        className="yarl__button lightbox-full"
        aria-label={name}
        aria-pressed={isFull}
        onClick={() => setFull(!isFull)}
      >
        {isFull ? <ViewerIcon name="minimize-2" /> : <ViewerIcon name="maximize-2" />}
      </button>
    </>
  );
}
