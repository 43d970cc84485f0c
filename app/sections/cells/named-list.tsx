import { ItemList } from '../../ui/layout/item-list.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface NamedListProps {
  heading: string;
  lead: string;
  /** A title may begin with a figure: then that is set large. */
  items: { title: string; figure?: string; text: string }[];
}

/** What is promised or was reached: a list to read, its names large. */
export function NamedList({ heading, lead, surface, items }: NamedListProps & { surface?: 'sunken' }) {
  return (
    <Section heading={heading} lead={lead} surface={surface} spacing="tight">
      <ItemList
        count={2}
        from="lg"
        rule="grid"
        names={items.some(({ figure }) => figure) ? 'card-title' : 'small-title'}
        items={items}
      />
    </Section>
  );
}
