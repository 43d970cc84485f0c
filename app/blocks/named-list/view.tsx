import type { OnPage } from '../../page/on-page.ts';
import { fitColumns } from '../../ui/layout/columns.tsx';
import { type Item, ItemList, type ItemListProps } from '../../ui/layout/item-list.tsx';
import { Picture } from '../../ui/media/picture.tsx';
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
  surface?: 'sunken' | undefined;
  lines?: boolean;
  id?: string | undefined;
}

const layouts = {
  columns: { count: 2, from: 'lg', rule: 'grid' },
  rows: { count: 1, rule: 'between', names: 'name', texts: 'small' },
  steps: { count: 4, rule: 'top', numbered: true, beside: 'phones' },
  index: { count: 1, pairs: true, rule: 'between', names: 'large' },
  pictures: { count: 3, names: 'name', beside: 'tablets' },
} as const satisfies Record<Props['form'], Omit<ItemListProps, 'items'>>;

/** Names and what is said of each: a list to read, rows that lead somewhere, steps in their order, or pictures with their names. */
export function NamedList({
  heading,
  lead,
  items,
  form = 'columns',
  lines,
  ...rest
}: NamedListProps & NamedListLayout) {
  const most = layouts[form].count;
  const names = items.some(({ figure }) => figure) ? 'card-title' : 'small-title';
  return (
    <Section
      heading={heading}
      lead={lead}
      spacing={form === 'columns' ? 'tight' : 'normal'}
      apart={form === 'steps'}
      {...rest}
    >
      <ItemList
        {...layouts[form]}
        count={most === 3 || most === 4 ? fitColumns(items.length, most) : most}
        {...(form === 'columns' && { names })}
        {...(lines && { rule: 'between' })}
        items={items}
      />
    </Section>
  );
}

export default function Names({ link, items, surface, page: _, site: __, ...words }: Props & OnPage) {
  const shown = items.map(({ image, ...item }) => ({ action: link, mark: image && <Picture name={image} />, ...item }));
  return <NamedList {...words} surface={surface === 'sunken' ? surface : undefined} items={shown} />;
}
