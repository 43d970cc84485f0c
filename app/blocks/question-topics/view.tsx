import type { OnPage } from '../../page/on-page.ts';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Breadcrumb } from '../../ui/link/breadcrumb.tsx';
import { HeroFrame } from '../../ui/section/hero-frame.tsx';
import { Section } from '../../ui/section/section.tsx';
import { BelowHeading, Heading, useOpening } from '../../ui/text/heading.tsx';
import { Rich } from '../../ui/text/rich-text.tsx';
import { QuestionSun } from './question-sun.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/text/large-letters.css';
import '../../ui/form/joined-choice.css';
import { usePageId } from '../../ui/id/use-page-id.ts';

/**
 * Questions by topic. Without script the topics are radio buttons and the stylesheet shows the panel of the chosen one; with
 * it they are tabs: see enhance-topics.ts. All panels stay in the document: each keeps its own open question.
 */
function Topics({ claim, text, name, answer, topics }: Omit<Props, 'heading' | 'sample'>) {
  const id = usePageId();
  return (
    <Section spacing="tight">
      <Halves at={4} align="stretch" className="topics" data-enhance="topics">
        <div className="topics-choice">
          <Stack gap="s">
            <Heading className="text-small-title">{claim}</Heading>
            <p className="lead">
              <Rich text={text} />
            </p>
          </Stack>
          <div className="topic-list text-card-title" role="radiogroup" aria-label={name}>
            {topics.map(({ title }, index) => (
              <div key={title} className="topic">
                <Icon name="arrow-right" />
                <label>
                  <input type="radio" name={`${id}topic`} defaultChecked={index === 0} />
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
              <Accordion
                kind="keep-one-open"
                items={questions.map((each) => ({ ...each, answer: each.answer ?? answer }))}
                size="large"
                carried
              />
            </div>
          ))}
        </div>
      </Halves>
    </Section>
  );
}

export default function QuestionTopics({ heading, id, page, site: _, ...words }: Props & OnPage) {
  return (
    <>
      <HeroFrame id={id} variant="topics" surface="sunken">
        {useOpening() && <Breadcrumb above={page.above} here={page.name} />}
        <Heading usual={1} className="large-letters">
          {heading}
        </Heading>
      </HeroFrame>
      <BelowHeading>
        <Topics {...words} />
      </BelowHeading>
    </>
  );
}
