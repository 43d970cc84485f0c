import { type HTMLAttributes, useEffect, useMemo } from 'react';
import { Lightbox as Library, useController, useLightboxState } from 'yet-another-react-lightbox';
import { ViewerIcon } from './viewer-icon.tsx';
import 'yet-another-react-lightbox/styles.css';
import { carouselRole, slideRole } from '../text/ui-texts.ts';
import './lightbox.css';
import { Slide } from './slide.tsx';
import type { Source } from './source.ts';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    source: { type: 'source'; source: Source };
  }
}

export interface LightboxWords {
  /** Name for assistive technology. */
  name: string;
  close: string;
  previous: string;
  next: string;
  /** Name of the button that shows a reduced picture at its own size. */
  fullSize: string;
}

export interface LightboxProps {
  sources: readonly Source[];
  /** First index. */
  start: number;
  words: LightboxWords;
  /** Runs after fading out, once the page is usable. */
  onClose: () => void;
}

/** The library accepts any attribute, its type only those of React. */
const nightSurface: HTMLAttributes<HTMLDivElement> & { 'data-surface': 'night' } = { 'data-surface': 'night' };

/** Pictures over the whole page, one at a time: by swipe, arrows and keys. Loaded on first use, with its stylesheet. */
export function Lightbox({ sources, start, words, onClose }: LightboxProps) {
  const slides = useMemo(() => sources.map((source) => ({ type: 'source' as const, source })), [sources]);
  const one = sources.length === 1;
  return (
    <Library
      open
      index={start}
      slides={slides}
      close={onClose}
      className="lightbox"
      animation={{ fade: 250 }}
      carousel={{ spacing: '30%', padding: 0, finite: one }}
      controller={{ closeOnBackdropClick: true }}
      portal={{ container: nightSurface }}
      labels={{
        Lightbox: words.name,
        'Photo gallery': words.name,
        Carousel: carouselRole,
        Slide: slideRole,
        Previous: words.previous,
        Next: words.next,
        '{index} of {total}': '{index} / {total}',
      }}
      render={{
        slide: ({ slide, offset }) =>
          slide.type === 'source' ? (
            <Slide source={slide.source} current={offset === 0} fullSize={words.fullSize} />
          ) : null,
        buttonClose: () => <Close key="close" label={words.close} />,
        iconPrev: () => <ViewerIcon name="arrow-left" />,
        iconNext: () => <ViewerIcon name="arrow-right" />,
        controls: () => <Position />,
        ...(one && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}

/** Takes focus when the viewer opens, so that Enter leaves it again. */
function Close({ label }: { label: string }) {
  const { close } = useController();
  return (
    // biome-ignore lint/a11y/noAutofocus: a dialog that opens takes focus
    <button type="button" className="yarl__button" aria-label={label} autoFocus onClick={close}>
      <ViewerIcon name="x" />
    </button>
  );
}

/**
 * Place of the picture among all, as a figure and as fins. It exists as long as the viewer, and keeps the focus inside.
 */
function Position() {
  const { currentIndex, slides } = useLightboxState();
  useKeptFocus();
  return (
    <p className="lightbox-position">
      {/* Replaced with its words: a browser's translation replaces a text that React would change. */}
      <span key={currentIndex} className="figure">
        {`${currentIndex + 1} / ${slides.length}`}
      </span>
      <span className="lightbox-fins" aria-hidden>
        {slides.map((slide, index) => (
          <i key={slide.type === 'source' ? slide.source.src : index} data-lit={index === currentIndex} />
        ))}
      </span>
    </p>
  );
}

/** Keeps the focus inside: Tab continues at the other end, and focus on the page's body is moved back. */
function useKeptFocus() {
  const { focus } = useController();
  useEffect(() => {
    const comeBack = ({ relatedTarget }: FocusEvent) => relatedTarget === null && document.hasFocus() && focus();
    const goRound = (event: KeyboardEvent) => {
      const viewer = document.activeElement?.closest('.lightbox');
      if (event.key !== 'Tab' || !viewer) return;
      const controls = [...viewer.querySelectorAll<HTMLElement>('button, video, iframe')].filter(
        (control) => control.checkVisibility() && !control.closest('[inert]'),
      );
      if (document.activeElement !== controls.at(event.shiftKey ? 0 : -1)) return;
      event.preventDefault();
      controls.at(event.shiftKey ? -1 : 0)?.focus();
    };
    document.addEventListener('focusout', comeBack);
    document.addEventListener('keydown', goRound);
    return () => {
      document.removeEventListener('focusout', comeBack);
      document.removeEventListener('keydown', goRound);
    };
  }, [focus]);
}
