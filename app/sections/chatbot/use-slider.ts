import { createElement, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { SliderMotion, Turn } from './slider-motion.tsx';

/**
 * Which testimonial is shown, and how to show another one. The motion is fetched when the slider comes near or is used;
 * turns asked for meanwhile are made then, and if it cannot be fetched the list scrolls by itself.
 */
export function useSlider(view: RefObject<HTMLElement | null>, count: number) {
  const [shown, setShown] = useState(0);
  const [Motion, setMotion] = useState<typeof SliderMotion>();
  const [driven, setDriven] = useState(false);
  const turnNow = useRef<Turn>(undefined);
  const waiting = useRef<(1 | -1)[]>([]);
  const loading = useRef(false);
  /** `driven` as of now: the motion's own scrolling back is heard before a busy machine has rendered anew. */
  const isDriven = useRef(false);

  const take = useCallback((turn: Turn) => {
    turnNow.current = turn;
    for (const step of waiting.current.splice(0)) turn(step);
  }, []);

  const load = useCallback(() => {
    if (loading.current) return;
    loading.current = true;
    import('./slider-motion.tsx').then(
      (module) => setMotion(() => module.SliderMotion),
      () => take((step) => view.current && scrollOn(view.current, step, count)),
    );
  }, [take, view, count]);

  const follow = useCallback(() => {
    if (view.current && !isDriven.current) setShown(placeOf(view.current));
  }, [view]);

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    // It may have been scrolled before React arrived.
    follow();
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: '50%' });
    observer.observe(element);
    return () => observer.disconnect();
  }, [view, follow, load]);

  const begin = useCallback(
    (turn: Turn) => {
      isDriven.current = true;
      setDriven(true);
      take(turn);
    },
    [take],
  );

  return {
    shown,
    driven,
    load,
    follow,
    turn(step: 1 | -1) {
      if (turnNow.current) return turnNow.current(step);
      waiting.current.push(step);
      load();
    },
    motion: Motion && createElement(Motion, { view, from: shown, onBegin: begin, onShow: setShown }),
  };
}

const placeOf = (element: HTMLElement) => Math.round(element.scrollLeft / element.clientWidth);

function scrollOn(element: HTMLElement, step: 1 | -1, count: number) {
  const next = (placeOf(element) + step + count) % count;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollTo({ left: next * element.clientWidth, behavior: calm ? 'instant' : 'smooth' });
}
