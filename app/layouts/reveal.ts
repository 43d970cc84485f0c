/** Elements up to 15 % of the window's height below its lower edge already start. */
const rootMargin = '0% 0% 15% 0%';
/** An observer that has not answered by then is taken for broken. */
const answerMs = 2000;
/** A page on paper, and one whose script has failed somewhere, hide nothing. */
const doubts = ['beforeprint', 'error'] as const;

/**
 * Fades elements marked `data-reveal` in, once, when they are reached. Only what lies outside the window when this runs is
 * hidden at all, so the first screen never blinks and a page without script is complete. Any doubt shows everything:
 * no observer, no answer, a script error, print, reduced motion.
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
        // What the visitor has already scrolled past stays as it is.
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
