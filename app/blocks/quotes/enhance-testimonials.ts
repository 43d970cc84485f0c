import type { EmblaCarouselType } from 'embla-carousel';
import { isRightToLeft, logicalKey } from '../../ui/direction/direction.ts';

type Step = 1 | -1;
const steps: Readonly<Record<string, Step>> = { ArrowRight: 1, ArrowLeft: -1 };
type Turn = (step: Step) => void;

/** Settles within 320 ms; the library has its own units. */
const duration = 16;
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Turns the list by button, key and swipe, without an end. The code of the motion is fetched when the slider is near or
 * used; earlier turns run then, and if the fetch fails the list only scrolls.
 */
export function enhanceTestimonials(slider: HTMLElement): void {
  const view = slider.querySelector('.slider-view') as HTMLElement;
  const slides = [...slider.querySelectorAll<HTMLElement>('.slider-track > *')];
  const fins = [...slider.querySelectorAll('.slider-fins > i')];
  const figure = slider.querySelector('.slider-count') as HTMLElement;
  const waiting: Step[] = [];
  let turnNow: Turn | undefined;
  let isDriven = false;
  let isLoading = false;

  function show(shown: number): void {
    for (const [index, slide] of slides.entries()) slide.ariaHidden = index === shown ? null : 'true';
    for (const [index, fin] of fins.entries()) fin.toggleAttribute('data-lit', index === shown);
    figure.textContent = `${shown + 1} / ${slides.length}`;
  }
  const place = () => Math.round(Math.abs(view.scrollLeft) / view.clientWidth);
  const follow = () => isDriven || show(place());

  function scrollOn(step: Step): void {
    const next = (place() + step + slides.length) % slides.length;
    view.scrollTo({
      left: next * view.clientWidth * (isRightToLeft() ? -1 : 1),
      behavior: isCalm() ? 'instant' : 'smooth',
    });
  }

  function drive(motion: EmblaCarouselType): Turn {
    // From here on the list is moved, not scrolled.
    isDriven = true;
    view.dataset.driven = '';
    view.scrollLeft = 0;
    motion.on('select', () => show(motion.selectedScrollSnap()));
    return (step) => (step > 0 ? motion.scrollNext(isCalm()) : motion.scrollPrev(isCalm()));
  }

  async function load(): Promise<void> {
    try {
      const { default: startMotion } = await import('embla-carousel');
      turnNow = drive(
        startMotion(view, { loop: true, duration, direction: isRightToLeft() ? 'rtl' : 'ltr', startIndex: place() }),
      );
    } catch {
      turnNow = scrollOn;
    }
    for (const step of waiting.splice(0)) turnNow(step);
  }
  const loadOnce = () => {
    if (isLoading) return;
    isLoading = true;
    load();
  };

  function turn(step: Step): void {
    if (turnNow) {
      turnNow(step);
      return;
    }
    waiting.push(step);
    loadOnce();
  }

  for (const button of slider.querySelectorAll<HTMLElement>('[data-turn]'))
    button.addEventListener('click', () => turn(button.dataset.turn === '1' ? 1 : -1));
  slider.addEventListener('keydown', (event) => {
    const step = steps[logicalKey(event)];
    if (!step) return;
    event.preventDefault();
    turn(step);
  });
  slider.addEventListener('pointerenter', loadOnce);
  slider.addEventListener('focusin', loadOnce);
  view.addEventListener('scroll', follow);
  new IntersectionObserver(([entry]) => entry?.isIntersecting && loadOnce(), { rootMargin: '50%' }).observe(view);
  // Takes over earlier scrolling.
  follow();
}
