import { useId } from 'react';
import type { MaybeSample } from '../../../shared/sample.ts';
import { Accordion, type AccordionProps } from '../../ui/accordion/accordion.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import { Section } from '../../ui/section/section.tsx';
import { Rich, type RichText } from '../../ui/text/rich-text.tsx';

export interface TopicsProps extends MaybeSample {
  heading: string;
  /** What the topics are called together. */
  name: string;
  more: RichText;
  topics: { title: string; icon: IconName; questions: AccordionProps['items'] }[];
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
          <div className="topic-list" role="radiogroup" aria-label={name}>
            {topics.map(({ title, icon }, index) => (
              <div key={title} className="topic">
                <Icon name={icon} />
                <label>
                  <input type="radio" name="topic" defaultChecked={index === 0} />
                  {title}
                </label>
              </div>
            ))}
          </div>
        </div>
        {topics.map(({ title, questions }, index) => (
          <div key={title} id={`${id}panel${index}`} className="topic-panel" data-enhance="about">
            <Accordion kind="keep-one-open" items={questions} size="large" carried />
          </div>
        ))}
      </div>
    </Section>
  );
}
