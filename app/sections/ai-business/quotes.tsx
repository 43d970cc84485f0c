import { Section } from '../../ui/section/section.tsx';
import { Quote, type QuoteContent } from '../../ui/text/quote.tsx';
import './quotes.css';

export interface QuotesProps {
  heading: string;
  items: QuoteContent[];
}

/** What clients say, side by side. */
export function Quotes({ heading, items }: QuotesProps) {
  return (
    <Section heading={heading} surface="night">
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
