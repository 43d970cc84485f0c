const durationMs = 1200;
/** Share of a figure in the window that counts as seen. */
const seenShare = 0.6;

/**
 * Changes the text in place. A new text node each frame would be a new target under a resting pointer: Chromium then
 * does not report that the pointer has left, and the next menu never gets its events.
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

/** Text that assistive technology reads instead of the moving picture. */
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
  // Figures of the first screen have been read by now, and stay; those scrolled to later may run.
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
