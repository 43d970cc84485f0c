import type { ReactNode } from 'react';
import type { OnPage } from '../../page/on-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { fitColumns } from '../../ui/layout/columns.tsx';
import { ItemList, type ItemListProps } from '../../ui/layout/item-list.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/text/fin-before.css';

const layouts = {
  columns: { count: 2, from: 'lg', rule: 'grid' },
  rows: { count: 1, rule: 'between', names: 'name', texts: 'small' },
  steps: { count: 4, rule: 'top', numbered: true, beside: 'phones' },
  index: { count: 1, pairs: true, rule: 'between', names: 'large' },
  pictures: { count: 3, from: 'lg', names: 'name', beside: 'tablets' },
  icons: { count: 1, className: 'marked-cells', names: 'name' },
  numbers: { count: 2, rule: 'top', beside: 'always', gap: 2, names: 'name' },
  questions: { count: 1, texts: 'name', className: 'values' },
} as const satisfies Record<Props['form'], Omit<ItemListProps, 'items'>>;

/** Part above or beside the name of an item, or in its place. */
function markOf({ image, icon, number }: Props['items'][number]): ReactNode {
  if (image) return <Picture name={image} />;
  if (icon) return <Icon name={icon} />;
  return number && <span className="fin-before text-label">{number}</span>;
}

export default function NamedList({ heading, lead, form, surface, lines, link, items, id }: Props & OnPage) {
  const most = layouts[form].count;
  const names = items.some(({ figure }) => figure) ? 'card-title' : 'small-title';
  return (
    <Section
      id={id}
      heading={heading}
      lead={lead}
      surface={surface === 'sunken' ? surface : undefined}
      spacing={form === 'columns' || form === 'questions' ? 'tight' : 'normal'}
      apart={form === 'steps'}
    >
      <ItemList
        {...layouts[form]}
        count={most === 3 || most === 4 ? fitColumns(items.length, most) : most}
        {...(form === 'columns' && { names })}
        {...(lines && { rule: 'between' })}
        items={items.map(({ title, figure, text, action = link, ...marks }) => ({
          title,
          figure,
          text,
          action,
          mark: markOf({ title, text, ...marks }),
        }))}
      />
    </Section>
  );
}
