import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useState } from 'react';

/** Shows the next testimonial, or the one before. */
export type Turn = (step: 1 | -1) => void;

interface SliderMotionProps {
  view: RefObject<HTMLElement | null>;
  /** What the visitor has scrolled to so far. */
  from: number;
  onBegin: (turn: Turn) => void;
  onShow: (index: number) => void;
}

/** Settles within 320 ms; the library counts in units of its own. */
const duration = 16;

/** Moves the list round without an end, by button, key and swipe. Draws nothing itself. */
export function SliderMotion({ view, from, onBegin, onShow }: SliderMotionProps) {
  const [options] = useState({ loop: true, duration, startIndex: from });
  const [attach, slider] = useEmblaCarousel(options);

  useEffect(() => attach(view.current), [attach, view]);

  useEffect(() => {
    if (!slider || !view.current) return;
    // From here on the list is moved, not scrolled.
    view.current.scrollLeft = 0;
    const show = () => onShow(slider.selectedScrollSnap());
    slider.on('select', show);
    onBegin((step) => {
      const jump = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (step > 0) slider.scrollNext(jump);
      else slider.scrollPrev(jump);
    });
    return () => {
      slider.off('select', show);
    };
  }, [slider, view, onBegin, onShow]);

  return null;
}
