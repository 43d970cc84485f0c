import { ItemList } from '../../ui/layout/item-list.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface PlacesProps {
  heading: string;
  lead: string;
  items: { title: string; text: string }[];
}

/** Where to begin, as an index: large names between lines, and what each of them means. */
export function Places({ heading, lead, items }: PlacesProps) {
  return (
    <Section heading={heading} lead={lead}>
      <ItemList count={1} pairs rule="between" names="large" items={items} />
    </Section>
  );
}
