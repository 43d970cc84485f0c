import type { MaybeSample } from '../../../shared/sample.ts';
import { Accordion, type AccordionProps } from '../../ui/accordion/accordion.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Rich, type RichText } from '../../ui/text/rich-text.tsx';

export interface QuestionListProps extends MaybeSample {
  items: AccordionProps['items'];
  more: RichText;
}

/** Questions over the whole width. */
export function QuestionList({ items, more }: QuestionListProps) {
  return (
    <Section spacing="tight" className="question-list">
      <Accordion kind="closable" items={items} size="large" level="h2" />
      <p>
        <Rich text={more} />
      </p>
    </Section>
  );
}
