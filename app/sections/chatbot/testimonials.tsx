import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Section } from '../../ui/section/section.tsx';
import { Quote, type QuoteContent } from '../../ui/text/quote.tsx';
import { carouselRole, placeAmong, slideRole } from '../../ui/text/ui-texts.ts';
import './testimonials.css';
import '../../ui/button/button.css';
import { usePageId } from '../../ui/id/use-page-id.ts';
import '../../ui/button/chip.css';

export interface TestimonialsProps {
  heading: string;
  previous: string;
  next: string;
  items: QuoteContent[];
}

/**
 * One voice at a time. Without script it is a list that scrolls sideways and snaps; with it the list goes round without an
 * end: see enhance-testimonials.ts. It never moves by itself.
 */
export function Testimonials({ heading, previous, next, items }: TestimonialsProps) {
  const id = usePageId();
  return (
    <Section surface="night" spacing="tight">
      <h2 id={id} className="sr-only">
        {heading}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group of slides, not of form fields */}
      <div
        className="slider"
        role="group"
        aria-roledescription={carouselRole}
        aria-labelledby={id}
        data-enhance="testimonials"
        data-reveal
      >
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div
          className="slider-view"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          role="group"
          aria-labelledby={id}
        >
          <div className="slider-track" aria-live="polite">
            {items.map((item, index) => (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <div
                key={item.author}
                role="group"
                aria-roledescription={slideRole}
                aria-label={placeAmong(index + 1, items.length)}
              >
                <Quote {...item} />
              </div>
            ))}
          </div>
        </div>
        <div className="slider-controls">
          <button type="button" className="slider-button chip" aria-label={previous} data-turn={-1} data-replay="">
            <ArrowLeft className="icon" aria-hidden />
          </button>
          <button type="button" className="slider-button chip" aria-label={next} data-turn={1} data-replay="">
            <ArrowRight className="icon" aria-hidden />
          </button>
          <span className="slider-fins" aria-hidden>
            {items.map(({ author }, index) => (
              <i key={author} data-lit={index === 0 || undefined} />
            ))}
          </span>
          <span className="slider-count figure small soft" aria-hidden>
            1 / {items.length}
          </span>
        </div>
      </div>
    </Section>
  );
}
