const durationMs = 1200;
/** How much of a figure must be in the window for it to count as seen. */
const seenShare = 0.6;

/**
 * Changes the text in place. A new text node each frame would be a new thing under a resting pointer: Chromium then forgets
 * to say that the pointer has left, and the next menu it enters never hears of it.
 */
function write(element: HTMLElement, text: string): void {
  if (element.firstChild) element.firstChild.nodeValue = text;
}

function count(element: HTMLElement, figure: string): void {
  const end = Number.parseInt(figure, 10);
  const start = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, now - start) / durationMs);
    write(element, part < 1 ? figure.replace(/^\d+/, String(Math.round(end * (1 - (1 - part) ** 3)))) : figure);
    if (part < 1) requestAnimationFrame(step);
  };
  step(start);
}

/** What assistive technology reads in place of the picture that moves. */
function readAloud(figure: string): HTMLElement {
  const text = document.createElement('span');
  text.className = 'sr-only';
  text.textContent = figure;
  return text;
}

/** Counts a figure up once it is seen. */
export function enhanceCounter(element: HTMLElement): void {
  const figure = element.textContent;
  const shown = element.firstElementChild as HTMLElement;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (calm || !('IntersectionObserver' in window)) return;
  // On the first screen it has been read by now, and is not taken away again; what was scrolled to may run.
  const { top, height } = element.getBoundingClientRect();
  if (top + scrollY + height * seenShare < innerHeight) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      shown.ariaHidden = 'true';
      element.before(readAloud(figure));
      count(shown, figure);
    },
    { threshold: seenShare },
  );
  observer.observe(element);
}
