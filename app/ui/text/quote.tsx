import type { MaybeSample } from '../../../shared/sample.ts';
import './quote.css';
export interface QuoteContent extends MaybeSample {
  quote: string;
  author: string;
  role: string;
}

/** A quotation and its author. */
export function Quote({ quote, author, role }: QuoteContent) {
  return (
    <figure className="quote">
      <blockquote className="text-small-title">{quote}</blockquote>
      <figcaption>
        <b>{author}</b> <span>{role}</span>
      </figcaption>
    </figure>
  );
}
