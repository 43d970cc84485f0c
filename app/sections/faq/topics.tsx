import { ArrowRight } from 'lucide-react';
import type { MaybeSample } from '../../../shared/sample.ts';
import { Accordion, type AccordionProps } from '../../ui/accordion/accordion.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Rich, type RichText } from '../../ui/text/rich-text.tsx';
import { QuestionSun } from './question-sun.tsx';
import './topics.css';
import '../../ui/form/joined-choice.css';
import { usePageId } from '../../ui/id/use-page-id.ts';

export interface TopicsProps extends MaybeSample {
  heading: string;
  /** What the topics are called together. */
  name: string;
  more: RichText;
  topics: { title: string; questions: AccordionProps['items'] }[];
}

/**
 * Questions by topic. Without script the topics are radio buttons and the stylesheet shows the panel of the chosen one; with
 * it they are tabs: see enhance-topics.ts. All panels stay in the document: each keeps its own open question.
 */
export function Topics({ heading, name, more, topics }: TopicsProps) {
  const id = usePageId();
  return (
    <Section spacing="tight">
      <Halves at={4} align="stretch" className="topics" data-enhance="topics">
        <div className="topics-choice">
          <Stack gap="s">
            <h2 className="text-small-title">{heading}</h2>
            <p className="lead">
              <Rich text={more} />
            </p>
          </Stack>
          <div className="topic-list text-card-title" role="radiogroup" aria-label={name}>
            {topics.map(({ title }, index) => (
              <div key={title} className="topic">
                <ArrowRight className="icon" aria-hidden />
                <label>
                  <input type="radio" name="topic" defaultChecked={index === 0} />
                  {title}
                </label>
              </div>
            ))}
          </div>
        </div>
        <div className="topic-panels">
          {topics.map(({ title, questions }, index) => (
            <div key={title} id={`${id}panel${index}`} className="topic-panel" data-enhance="about">
              <QuestionSun count={questions.length} />
              <Accordion kind="keep-one-open" items={questions} size="large" carried />
            </div>
          ))}
        </div>
      </Halves>
    </Section>
  );
}
