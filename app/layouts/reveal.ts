/** Elements up to 15 % of the window's height below its lower edge already start. */
const rootMargin = '0% 0% 15% 0%';
/** Limit for a first answer; a silent observer counts as broken. */
const answerMs = 2000;
/** Prints, and pages with a failed script, hide nothing. */
const doubts = ['beforeprint', 'error'] as const;

/**
 * Fades elements marked `data-reveal` in, once, when they are reached. Hides only those outside the window at the
 * start, so the first screen never blinks and a page without script is complete. Any doubt shows everything: no
 * observer, no answer, a script error, print, reduced motion.
 */
export function revealOnScroll(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  if (calm.matches || !('IntersectionObserver' in window)) return;

  const waiting = new Set(document.querySelectorAll<HTMLElement>('main [data-reveal=""], main [data-reveal="true"]'));
  const show = (element: HTMLElement) => {
    waiting.delete(element);
    element.dataset.reveal = element.dataset.reveal === 'hidden' ? 'shown' : 'seen';
  };
  const showAll = () => {
    for (const element of waiting) show(element);
  };

  let answered = false;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const element = target as HTMLElement;
        // Elements already scrolled past stay unchanged.
        if (isIntersecting || boundingClientRect.top < 0) {
          show(element);
          observer.unobserve(element);
        } else if (!answered) {
          element.dataset.reveal = 'hidden';
        }
      }
      answered = true;
    },
    { rootMargin },
  );
  for (const element of waiting) observer.observe(element);
  setTimeout(() => answered || showAll(), answerMs);
  calm.addEventListener('change', showAll);
  for (const doubt of doubts) addEventListener(doubt, showAll);
}
