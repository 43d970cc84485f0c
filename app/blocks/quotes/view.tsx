import type { OnPage } from '../../page/on-page.ts';
import { Section } from '../../ui/section/section.tsx';
import { Quote } from '../../ui/text/quote.tsx';
import { QuoteSlides } from './quote-slides.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Quotes of clients, side by side or one at a time. */
export default function Quotes({ heading, turn, items, id }: Props & OnPage) {
  if (turn) return <QuoteSlides {...{ heading, items, id }} {...turn} />;
  return (
    <Section id={id} heading={heading} surface="night">
      <div className="quotes" data-reveal-group>
        {items.map((item) => (
          <div key={item.author} data-reveal>
            <Quote {...item} />
          </div>
        ))}
      </div>
    </Section>
  );
}
