import { useId } from 'react';
import { Section } from '../../ui/section/section.tsx';

export interface SourcedAnswerProps {
  heading: string;
  asker: string;
  question: string;
  /** Each sentence with the number of the source it rests on. */
  answer: readonly { text: string; source: number }[];
  sourcesName: string;
  sources: readonly { title: string; place: string; quote: string }[];
  refused: { question: string; answer: string; because: string; reason: string };
}

/** A question set large, its answer sentence by sentence with the passages below it, and below them one that is refused, as large. */
export function SourcedAnswer({ heading, asker, question, answer, sourcesName, sources, refused }: SourcedAnswerProps) {
  const id = useId();
  return (
    <Section spacing="chapter" surface="night" className="sourced">
      <h2 className="sourced-heading">{heading}</h2>
      <blockquote className="sourced-question">{question}</blockquote>
      <p className="sourced-asker">{asker}</p>
      <p className="sourced-answer">
        {answer.map(({ text, source }) => (
          <span key={text}>
            {text}
            <a href={`#${id}${source}`}>
              <sup>{source}</sup>
            </a>{' '}
          </span>
        ))}
      </p>
      <ol className="sourced-list" aria-label={sourcesName}>
        {sources.map(({ title, place, quote }, index) => (
          <li key={title} id={`${id}${index + 1}`}>
            <b>{title}</b> <span>{place}</span> <q>{quote}</q>
          </li>
        ))}
      </ol>
      <div className="sourced-refusal" data-surface="sol">
        <p>{refused.question}</p>
        <p>
          <b>{refused.answer}</b> {refused.because}
        </p>
        <p className="sourced-reason">{refused.reason}</p>
      </div>
    </Section>
  );
}
