import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Picture, type PictureName } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Rich, type RichText } from '../../ui/text/rich-text.tsx';

export interface OfferProps {
  heading: string;
  lead: string;
  items: { title: string; text: string; image: PictureName }[];
  more: RichText | undefined;
  reasons: { heading: string; paragraphs: string[]; action: Action };
}

/** Whom the company works for, and why they choose it. */
export function Offer({ heading, lead, items, more, reasons }: OfferProps) {
  return (
    <Section className="split offer">
      <div className="split-start offer-words">
        <div data-reveal>
          <h2 className="text-section-title">{heading}</h2>
          <p className="lead">{lead}</p>
          {more && (
            <p className="offer-more">
              <Rich text={more} />
            </p>
          )}
        </div>
        <div className="offer-reasons" data-reveal>
          <h2 className="text-small-title">{reasons.heading}</h2>
          {reasons.paragraphs.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <ArrowLink action={reasons.action} />
        </div>
      </div>
      <div className="split-end cells cells-2 audience" data-reveal>
        {items.map(({ title, text, image }) => (
          <div key={title} className="cell">
            <Picture name={image} className="audience-picture" />
            <h3 className="text-card-title">{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
