import { Accordion, type AccordionProps } from '../../ui/accordion/accordion.tsx';
import { Rich, type RichText } from '../../ui/text/rich-text.tsx';

export interface QuestionListProps {
  items: AccordionProps['items'];
  more: RichText;
}

/** Questions over the whole width. */
export function QuestionList({ items, more }: QuestionListProps) {
  return (
    <section className="section-tight">
      <div className="container question-list">
        <Accordion kind="closable" items={items} size="large" />
        <p>
          <Rich text={more} />
        </p>
      </div>
    </section>
  );
}
