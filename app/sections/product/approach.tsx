import { ItemList } from '../../ui/layout/item-list.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface ApproachProps {
  heading: string;
  lead: string;
  items: { title: string; text: string }[];
}

/** Four steps in order, each with its number. */
export function Approach({ heading, lead, items }: ApproachProps) {
  return (
    <Section heading={heading} lead={lead} apart>
      <ItemList count={4} rule="top" numbered beside="phones" items={items} />
    </Section>
  );
}
