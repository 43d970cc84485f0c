import type { OnPage } from '../../page/on-page.ts';
import { ItemList } from '../../ui/layout/item-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';

export interface NamedListProps {
  heading: string;
  lead: string;
  /** A title may begin with a figure: then that is set large. */
  items: { title: string; figure?: string | undefined; text: string }[];
}

interface NamedListLayout {
  surface?: 'sunken' | undefined;
  id?: string | undefined;
}

/** What is promised or was reached: a list to read, its names large. */
export function NamedList({ heading, lead, surface, items, id }: NamedListProps & NamedListLayout) {
  return (
    <Section id={id} heading={heading} lead={lead} surface={surface} spacing="tight">
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

export default function List({ page: _, site: __, surface, ...words }: Props & OnPage) {
  return <NamedList {...words} surface={surface === 'sunken' ? surface : undefined} />;
}
