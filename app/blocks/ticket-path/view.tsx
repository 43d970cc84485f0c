import type { OnPage } from '../../page/on-page.ts';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Verdict of a line of code: lost or failed, new or passed. */
const verdictOf = (line: string) => (/^- |failed/.test(line) ? 'bad' : /^\+ |passed/.test(line) ? 'good' : undefined);

/** A ticket from a sentence to its release: four stations on one line, with the thing itself at each. */
export default function TicketPath({ heading, lead, stations, id }: Props & OnPage) {
  return (
    <Section id={id} heading={heading} lead={lead} surface="night" spacing="chapter">
      <ol className="ticket-path" data-reveal>
        {stations.map(({ when, title, words, code, result }) => (
          <li key={title}>
            <div className="ticket-head">
              <p className="ticket-when text-label">{when}</p>
              <Heading below={1} className="text-name">
                {title}
              </Heading>
            </div>
            <div className="ticket-thing">
              {words && <p className="said text-name">{words}</p>}
              {code && (
                <pre>
                  <code>
                    {code.map((line, index) => (
                      <span key={index} data-verdict={verdictOf(line)}>
                        {`${line}\n`}
                      </span>
                    ))}
                  </code>
                </pre>
              )}
            </div>
            <p className="ticket-result small soft">{result}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
