import { useEffect, useRef } from 'react';

const durationMs = 1200;
/** How much of a figure must be in the window for it to count as seen. */
const seenShare = 0.6;

/**
 * Changes the text in place. A new text node each frame would be a new thing under a resting pointer: Chromium then forgets
 * to say that the pointer has left, and the next menu it enters never hears of it.
 */
function write(element: HTMLElement, text: string) {
  if (element.firstChild) element.firstChild.nodeValue = text;
}

/**
 * A figure that counts up once when it is seen, such as `50+`, `2K+` or `95%`. The final figure is what stands in the
 * document and what assistive technology reads; only its picture moves, and only when motion is welcome.
 */
export function Counter({ figure }: { figure: string }) {
  const shown = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = shown.current;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || calm || !('IntersectionObserver' in window)) return;
    // On the first screen it has been read when React arrives, and is not taken away again; what was scrolled to may run.
    const { top, height } = element.getBoundingClientRect();
    if (top + scrollY + height * seenShare < innerHeight) return;
    let frame = 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        frame = requestAnimationFrame((start) => count(element, figure, start));
      },
      { threshold: seenShare },
    );
    const count = (target: HTMLElement, text: string, start: number) => {
      const end = Number.parseInt(text, 10);
      const step = (now: number) => {
        const part = Math.min(1, (now - start) / durationMs);
        write(target, part < 1 ? text.replace(/^\d+/, String(Math.round(end * (1 - (1 - part) ** 3)))) : text);
        if (part < 1) frame = requestAnimationFrame(step);
      };
      step(start);
    };
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      write(element, figure);
    };
  }, [figure]);

  return (
    <b className="figure stat-figure">
      <span className="sr-only">{figure}</span>
      {/* The invisible copy keeps the width while the other one counts. */}
      <span className="counter" data-figure={figure} aria-hidden>
        <span ref={shown}>{figure}</span>
      </span>
    </b>
  );
}
