import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Picture, type PictureName } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Rich, type RichText } from '../../ui/text/rich-text.tsx';

export interface OfferProps {
  heading: string;
  lead: string;
  /** What the two colors of the pictures are, as they stand from left to right. */
  legend: readonly [string, string];
  items: { title: string; text: string; image: PictureName }[];
  more: RichText | undefined;
  reasons: { heading: string; paragraphs: string[]; action: Action };
}

/** Whom the company works for, on one ground line, and why they choose it. */
export function Offer({ heading, lead, legend, items, more, reasons }: OfferProps) {
  return (
    <Section className="offer">
      <div className="section-head" data-reveal>
        <h2 className="text-section-title">{heading}</h2>
        <div>
          <p>{lead}</p>
          {more && (
            <p>
              <Rich text={more} />
            </p>
          )}
        </div>
      </div>
      <div className="audience-legend">
        {legend.map((name) => (
          <p key={name}>{name}</p>
        ))}
      </div>
      <ul className="audience" data-reveal>
        {items.map(({ title, text, image }) => (
          <li key={title}>
            <Picture name={image} className="audience-picture" />
            <h3 className="text-card-title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="offer-reasons" data-reveal>
        <div>
          <h2 className="text-small-title">{reasons.heading}</h2>
          <ArrowLink action={reasons.action} />
        </div>
        {reasons.paragraphs.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Section>
  );
}
