import { ItemList } from '../../ui/layout/item-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import './values.css';

export interface ValuesProps {
  heading: string;
  lead: string;
  items: readonly { title: string; question: string }[];
}

/** What is asked before a decision, each question large beside the value that asks it. */
export function Values({ heading, lead, items }: ValuesProps) {
  return (
    <Section heading={heading} lead={lead} spacing="tight">
      <ItemList
        count={1}
        texts="name"
        className="values"
        items={items.map(({ title, question }) => ({ title, text: question }))}
      />
    </Section>
  );
}
