import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { MaybeSample } from '../../../shared/sample.ts';
import { Accordion, type AccordionProps } from '../../ui/accordion/accordion.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Rich, type RichText } from '../../ui/text/rich-text.tsx';
import { QuestionSun } from './question-sun.tsx';

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
  const id = useId();
  return (
    <Section spacing="tight">
      <div className="topics" data-enhance="topics">
        <div className="topics-start">
          <h2 className="text-small-title">{heading}</h2>
          <p className="topics-more">
            <Rich text={more} />
          </p>
        </div>
        <div className="topic-list" role="radiogroup" aria-label={name}>
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
        {topics.map(({ title, questions }, index) => (
          <div key={title} id={`${id}panel${index}`} className="topic-panel" data-enhance="about">
            <QuestionSun count={questions.length} />
            <Accordion kind="keep-one-open" items={questions} size="large" carried />
          </div>
        ))}
      </div>
    </Section>
  );
}
