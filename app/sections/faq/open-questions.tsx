import type { FaqProps } from '../../blocks/faq/view.tsx';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { Section } from '../../ui/section/section.tsx';
import './open-questions.css';

interface OpenQuestionsLayout {
  surface?: 'sunken';
}

/** Questions in large letters, below their heading and over the whole width. */
export function OpenQuestions({ heading, lead, items, surface }: FaqProps & OpenQuestionsLayout) {
  return (
    <Section heading={heading} lead={lead} surface={surface}>
      <div className="open-questions" data-reveal>
        <Accordion kind="closable" items={items} size="large" />
      </div>
    </Section>
  );
}
