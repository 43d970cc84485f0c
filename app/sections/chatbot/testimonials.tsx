import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { Section } from '../../ui/section/section.tsx';
import { Quote, type QuoteContent } from '../../ui/text/quote.tsx';
import { useSlider } from './use-slider.ts';

export interface TestimonialsProps {
  heading: string;
  previous: string;
  next: string;
  items: QuoteContent[];
}

/**
 * One voice at a time. Before the script it is a list that scrolls sideways and snaps; then it goes round without an end.
 * It never moves by itself.
 */
export function Testimonials({ heading, previous, next, items }: TestimonialsProps) {
  const id = useId();
  const view = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const { shown, driven, turn, load, follow, motion } = useSlider(view, items.length);

  function turnByKey(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    turn(step);
  }

  return (
    <Section>
      <h2 id={id} className="sr-only">
        {heading}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group of slides, not of form fields */}
      <div
        className="slider"
        role="group"
        aria-roledescription="carousel"
        aria-labelledby={id}
        onKeyDown={turnByKey}
        onPointerEnter={load}
        onFocus={load}
        data-reveal
      >
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div
          ref={view}
          className="slider-view"
          data-driven={driven || undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          role="group"
          aria-labelledby={id}
          onScroll={follow}
        >
          <div className="slider-track" aria-live="polite">
            {items.map((item, index) => (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <div
                key={item.author}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${items.length}`}
                aria-hidden={(hydrated && index !== shown) || undefined}
              >
                <Quote {...item} />
              </div>
            ))}
          </div>
        </div>
        <div className="slider-controls">
          <button type="button" className="slider-button" aria-label={previous} onClick={() => turn(-1)} data-replay="">
            <ArrowLeft className="icon" aria-hidden />
          </button>
          <button type="button" className="slider-button" aria-label={next} onClick={() => turn(1)} data-replay="">
            <ArrowRight className="icon" aria-hidden />
          </button>
          <span className="slider-fins" aria-hidden>
            {items.map(({ author }, index) => (
              <i key={author} data-lit={index === shown || undefined} />
            ))}
          </span>
          <span className="slider-count figure" aria-hidden>
            {shown + 1} / {items.length}
          </span>
        </div>
        {motion}
      </div>
    </Section>
  );
}
