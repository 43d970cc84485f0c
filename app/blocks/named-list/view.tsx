import type { OnPage } from '../../page/on-page.ts';
import { type Item, ItemList, type ItemListProps } from '../../ui/layout/item-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';

export interface NamedListProps {
  heading: string;
  lead: string;
  /** A title may begin with a figure: then that is set large. */
  items: readonly Item[];
}

interface NamedListLayout {
  form?: Props['form'];
  surface?: 'sunken';
  id?: string | undefined;
}

const layouts = {
  columns: { count: 2, from: 'lg', rule: 'grid' },
  rows: { count: 1, rule: 'between', names: 'name', texts: 'small' },
  steps: { count: 4, rule: 'top', numbered: true, beside: 'phones' },
} as const satisfies Record<Props['form'], Omit<ItemListProps, 'items'>>;

/** Names and what is said of each: a list to read, rows that lead somewhere, or steps in their order. */
export function NamedList({ heading, lead, items, form = 'columns', ...rest }: NamedListProps & NamedListLayout) {
  const names = items.some(({ figure }) => figure) ? 'card-title' : 'small-title';
  return (
    <Section
      heading={heading}
      lead={lead}
      spacing={form === 'columns' ? 'tight' : 'normal'}
      apart={form === 'steps'}
      {...rest}
    >
      <ItemList {...layouts[form]} {...(form === 'columns' && { names })} items={items} />
    </Section>
  );
}

export default function Names({ link, items, page: _, site: __, ...words }: Props & OnPage) {
  return <NamedList {...words} items={link ? items.map((item) => ({ action: link, ...item })) : items} />;
}
