import type { OnPage } from '../../page/on-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import { type Item, ItemList } from '../../ui/layout/item-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/text/fin-before.css';

interface MarkedItem extends Omit<Item, 'mark'> {
  icon?: IconName | undefined;
  /** Two digits in the icon's place, shown as they are. */
  number?: string | undefined;
}

export interface MarkedListProps {
  heading: string;
  lead: string | readonly string[];
  items: readonly MarkedItem[];
  id?: string | undefined;
}

/** Names with an icon in rows, each of which may be a link, or with numbers in two columns. */
export function MarkedList({ heading, lead, items, id }: MarkedListProps) {
  const isNumbered = items.some(({ number }) => number);
  return (
    <Section id={id} heading={heading} lead={lead} surface="sunken">
      <ItemList
        {...(isNumbered
          ? { count: 2, rule: 'top', beside: 'always', gap: 2 }
          : { count: 1, className: 'marked-cells' })}
        names="name"
        items={items.map(({ icon, number, ...item }) => ({
          ...item,
          mark: icon ? <Icon name={icon} /> : <span className="fin-before text-label">{number}</span>,
        }))}
      />
    </Section>
  );
}

export default function Marks({ link, page: _, site: __, items, ...words }: Props & OnPage) {
  return <MarkedList {...words} items={link ? items.map((item) => ({ action: link, ...item })) : items} />;
}
