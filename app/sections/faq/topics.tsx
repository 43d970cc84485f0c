import { type KeyboardEvent, useId } from 'react';
import { Accordion, type AccordionProps } from '../../ui/accordion/accordion.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import { Section } from '../../ui/section/section.tsx';
import { Rich, type RichText } from '../../ui/text/rich-text.tsx';
import { useTabs } from './use-tabs.ts';

export interface TopicsProps {
  heading: string;
  /** What the topics are called together. */
  name: string;
  more: RichText;
  topics: { title: string; icon: IconName; questions: AccordionProps['items'] }[];
}

/** Steps through the topics; the ends meet. Both axes, since they stand in a column or in a square. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Questions by topic. Before React the topics are radio buttons and the stylesheet shows the panel of the chosen one; with
 * React they are tabs. Only the control inside each topic is exchanged, so nothing moves, and what was chosen stays.
 * All panels stay in the document: each keeps its own open question.
 */
export function Topics({ heading, name, more, topics }: TopicsProps) {
  const id = useId();
  const { list, ready, selected, select } = useTabs();

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    select(step(selected, topics.length));
  }

  const group = ready
    ? ({ role: 'tablist', 'aria-label': name, 'aria-orientation': 'vertical' } as const)
    : { role: 'radiogroup', 'aria-label': name };
  return (
    <Section spacing="tight">
      <h2 className="text-section-title topics-heading">{heading}</h2>
      <div className="topics">
        <div ref={list} className="topic-list" {...group}>
          {topics.map(({ title, icon }, index) => (
            <div key={title} className="topic">
              <Icon name={icon} />
              {ready ? (
                <button
                  type="button"
                  role="tab"
                  id={`${id}tab${index}`}
                  aria-controls={`${id}panel${index}`}
                  aria-selected={index === selected}
                  tabIndex={index === selected ? 0 : -1}
                  onClick={() => select(index)}
                  onKeyDown={move}
                >
                  {title}
                </button>
              ) : (
                <label>
                  <input type="radio" name="topic" defaultChecked={index === 0} autoComplete="off" />
                  {title}
                </label>
              )}
            </div>
          ))}
        </div>
        {topics.map(({ title, questions }, index) => (
          <div
            key={title}
            id={`${id}panel${index}`}
            className="topic-panel"
            {...(ready && { role: 'tabpanel', 'aria-labelledby': `${id}tab${index}` })}
          >
            <Accordion kind="keep-one-open" items={questions} />
          </div>
        ))}
        <p className="topics-more">
          <Rich text={more} />
        </p>
      </div>
    </Section>
  );
}
