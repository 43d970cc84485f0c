import { Icon } from '../../ui/icon/icon.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Quote } from '../../ui/text/quote.tsx';
import { carouselRole, slidePosition, slideRole } from '../../ui/text/ui-texts.ts';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/button/button.css';
import { usePageId } from '../../ui/id/use-page-id.ts';
import '../../ui/button/chip.css';

interface QuoteSlidesProps extends Pick<Props, 'heading' | 'items'>, NonNullable<Props['turn']> {
  id: string | undefined;
}

/**
 * One quote at a time. Without script, a list that scrolls sideways and snaps; with script, a list without an end: see
 * enhance-testimonials.ts. It never moves alone.
 */
export function QuoteSlides({ heading, previous, next, items, id: place }: QuoteSlidesProps) {
  const id = usePageId();
  return (
    <Section id={place} surface="night" spacing="tight">
      <Heading id={id} className="sr-only">
        {heading}
      </Heading>
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
                aria-label={slidePosition(index + 1, items.length)}
              >
                <Quote {...item} />
              </div>
            ))}
          </div>
        </div>
        <div className="slider-controls">
          <button type="button" className="slider-button chip" aria-label={previous} data-turn={-1} data-replay="">
            <Icon name="arrow-left" />
          </button>
          <button type="button" className="slider-button chip" aria-label={next} data-turn={1} data-replay="">
            <Icon name="arrow-right" />
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
