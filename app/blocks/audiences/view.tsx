import type { OnPage } from '../../page/on-page.ts';
import { Columns, fitColumns } from '../../ui/layout/columns.tsx';
import { ItemList } from '../../ui/layout/item-list.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { isRendered } from '../../ui/link/page-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Rich, type RichText } from '../../ui/text/rich-text.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/text/fin-before.css';

/** A sentence whose pages are all off has nothing to say. */
const leadsOn = (words: RichText) =>
  typeof words === 'string' || words.some((piece) => typeof piece !== 'string' && isRendered(piece.to));

/** The company's clients, on one base line, and their reasons. */
export default function Audiences({ heading, lead, legend, items, more, reasons, id }: Props & OnPage) {
  return (
    <Section id={id} className="offer">
      <div className="offer-ground bleed bleed-phones bleed-padded ground-dawn">
        <SectionHead
          heading={heading}
          lead={
            <>
              <p>{lead}</p>
              {more && leadsOn(more) && (
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
        count={fitColumns(items.length, 4)}
        pairs
        gap="m"
        texts="small"
        className="audience bleed bleed-phones bleed-padded"
        items={items.map(({ image, ...words }) => ({ ...words, mark: <Picture name={image} /> }))}
      />
      <Columns count={fitColumns(1 + reasons.paragraphs.length, 4)} gap="m" className="reasons rule-above" data-reveal>
        <Stack gap={4}>
          <Heading below={1} className="text-small-title">
            {reasons.heading}
          </Heading>
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
