import { Columns } from '../../ui/layout/columns.tsx';
import { ItemList } from '../../ui/layout/item-list.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Picture, type PictureName } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';
import { Rich, type RichText } from '../../ui/text/rich-text.tsx';
import './offer.css';
import '../../ui/text/fin-before.css';

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
      <div className="offer-ground bleed bleed-phones bleed-padded ground-dawn">
        <SectionHead
          heading={heading}
          lead={
            <>
              <p>{lead}</p>
              {more && (
                <p>
                  <Rich text={more} />
                </p>
              )}
            </>
          }
        />
        <div className="actions small">
          {legend.map((name) => (
            <p key={name} className="fin-before">
              {name}
            </p>
          ))}
        </div>
      </div>
      <ItemList
        count={4}
        pairs
        gap="m"
        texts="small"
        className="audience bleed bleed-phones bleed-padded"
        items={items.map(({ image, ...words }) => ({ ...words, mark: <Picture name={image} /> }))}
      />
      <Columns count={4} gap="m" className="reasons rule-above" data-reveal>
        <Stack gap={4}>
          <h2 className="text-small-title">{reasons.heading}</h2>
          <ArrowLink action={reasons.action} />
        </Stack>
        {reasons.paragraphs.map((sentence) => (
          <p key={sentence} className="fin-before soft">
            {sentence}
          </p>
        ))}
      </Columns>
    </Section>
  );
}
