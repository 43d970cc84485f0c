import { ItemList } from '../../ui/layout/item-list.tsx';
import type { ExternalAction } from '../../ui/link/action.ts';
import { Section } from '../../ui/section/section.tsx';

export interface OffersProps {
  heading: string;
  lead: string;
  items: { title: string; text: string; action: ExternalAction }[];
}

/** What the product is used for: a list between lines, its names large, each row one link as a whole. */
export function Offers({ heading, lead, items }: OffersProps) {
  return (
    <Section heading={heading} lead={lead}>
      <ItemList count={1} rule="between" names="name" texts="small" items={items} />
    </Section>
  );
}
