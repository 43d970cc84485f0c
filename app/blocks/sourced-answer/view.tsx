import type { OnPage } from '../../page/on-page.ts';
import { usePageId } from '../../ui/id/use-page-id.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';

/**
 * A large question, its answer sentence by sentence with the passages below, and then one that is refused, equally
 * large.
 */
export default function SourcedAnswer(props: Props & OnPage) {
  const { heading, asker, question, answer, sourcesName, sources, refused } = props;
  const id = usePageId();
  return (
    <Section id={props.id} spacing="chapter" surface="night" className="sourced">
      <Heading className="sourced-heading accented">{heading}</Heading>
      <Halves at={4} align="start" gap="m">
        <Stack gap={2}>
          <blockquote className="said text-small-title">{question}</blockquote>
          <p className="small muted">{asker}</p>
        </Stack>
        <p className="sourced-answer text-large">
          {answer.map(({ text, source }) => (
            <span key={text}>
              {text}
              <a href={`#${id}${source}`} className="accented">
                <sup>{source}</sup>
              </a>{' '}
            </span>
          ))}
        </p>
      </Halves>
      <Columns as="ol" count={3} gap={0} className="sourced-list" aria-label={sourcesName}>
        {sources.map(({ title, place, quote }, index) => (
          <li key={title} id={`${id}${index + 1}`}>
            <b>{title}</b> <span>{place}</span> <q className="soft">{quote}</q>
          </li>
        ))}
      </Columns>
      <Halves at={4} gap="m" className="sourced-refusal bleed-phones" data-surface="sol">
        <p className="sourced-answer text-small-title">{refused.question}</p>
        <Stack gap="m">
          <p className="stack gap-4 text-card-title">
            <b className="said text-figure">{refused.answer}</b> {refused.because}
          </p>
          <p className="small muted">{refused.reason}</p>
        </Stack>
      </Halves>
    </Section>
  );
}
