import type { Action } from '../ui/action.ts';
import { ArrowLink } from '../ui/arrow-link.tsx';
import { Drawing, type DrawingName } from '../ui/drawing.tsx';
import { Rich, type RichText } from '../ui/rich-text.tsx';

export interface OfferProps {
  heading: string;
  lede: string;
  tiles: { title: string; text: string; image: DrawingName }[];
  more: RichText;
  reasons: { heading: string; text: string[]; action: Action };
}

/** Whom the company works for, and why they choose it. */
export function Offer({ heading, lede, tiles, more, reasons }: OfferProps) {
  return (
    <section className="section">
      <div className="wrap split offer">
        <div className="split-start offer-words">
          <div data-reveal>
            <h2 className="text-section-title">{heading}</h2>
            <p className="lede">{lede}</p>
            <p className="offer-more">
              <Rich text={more} />
            </p>
          </div>
          <div className="offer-reasons" data-reveal>
            <h2 className="text-small-title">{reasons.heading}</h2>
            {reasons.text.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <ArrowLink action={reasons.action} />
          </div>
        </div>
        <div className="split-end cells cells-2 audience" data-reveal>
          {tiles.map(({ title, text, image }) => (
            <div key={title} className="cell">
              <Drawing name={image} className="audience-picture" />
              <h3 className="text-card-title">{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
