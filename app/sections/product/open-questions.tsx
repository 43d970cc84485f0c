import { Accordion } from '../../ui/accordion/accordion.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { FaqProps } from '../faq/faq.tsx';

/** Questions over the whole width, a chapter of their own. */
export function OpenQuestions({ heading, lead, items }: FaqProps) {
  return (
    <Section heading={heading} lead={lead} surface="sunken">
      <div className="open-questions" data-reveal>
        <Accordion kind="closable" items={items} size="large" />
      </div>
    </Section>
  );
}
