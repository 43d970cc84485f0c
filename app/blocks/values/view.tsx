import type { OnPage } from '../../page/on-page.ts';
import { ItemList } from '../../ui/layout/item-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** What is asked before a decision, each question large beside the value that asks it. */
export default function Values({ heading, lead, items, id }: Props & OnPage) {
  return (
    <Section id={id} heading={heading} lead={lead} spacing="tight">
      <ItemList
        count={1}
        texts="name"
        className="values"
        items={items.map(({ title, question }) => ({ title, text: question }))}
      />
    </Section>
  );
}
