import { ItemList } from '../../ui/layout/item-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import { OfferingMark, type OfferingMarkName } from './offering-mark.tsx';

export interface OfferingsProps {
  heading: string;
  lead: string;
  items: readonly { title: string; text: string; mark: OfferingMarkName }[];
}

/** Skills in two rows, each below a drawing of its own. */
export function Offerings({ heading, lead, items }: OfferingsProps) {
  return (
    <Section heading={heading} lead={lead} surface="night">
      <ItemList
        count={4}
        rule="between"
        beside="phones"
        items={items.map(({ mark, ...words }) => ({ ...words, mark: <OfferingMark name={mark} /> }))}
      />
    </Section>
  );
}
