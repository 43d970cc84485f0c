import type { OnPage } from '../../page/on-page.ts';
import { fitColumns } from '../../ui/layout/columns.tsx';
import { ItemList } from '../../ui/layout/item-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import { FinMark } from './fin-mark.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Names in rows of four, each below a drawing of a few fins. */
export default function FinList({ heading, lead, strip, items, id }: Props & OnPage) {
  return (
    <Section id={id} heading={heading} lead={lead} surface={strip ? 'sunken' : 'night'}>
      <ItemList
        count={fitColumns(items.length, 4)}
        {...(!strip && { rule: 'between', beside: 'phones' })}
        items={items.map(({ fins, ...words }) => ({ ...words, mark: <FinMark name={fins} strip={strip} /> }))}
      />
    </Section>
  );
}
