import { Section } from '../../ui/section/section.tsx';
import './ticket-path.css';

export interface TicketPathProps {
  heading: string;
  lead: string;
  /** Where the ticket is, when, and what it is there. `code` is written by a machine or for one. */
  stations: readonly { when: string; title: string; words?: string; code?: readonly string[]; result: string }[];
}

/** What a line of code says about itself: lost or failed, new or passed. */
const verdictOf = (line: string) => (/^- |failed/.test(line) ? 'bad' : /^\+ |passed/.test(line) ? 'good' : undefined);

/** A ticket from a sentence to its release: four stations on one line, and at each the thing as it is there. */
export function TicketPath({ heading, lead, stations }: TicketPathProps) {
  return (
    <Section heading={heading} lead={lead} surface="night" spacing="chapter">
      <ol className="ticket-path" data-reveal>
        {stations.map(({ when, title, words, code, result }) => (
          <li key={title}>
            <div className="ticket-head">
              <p className="ticket-when text-label">{when}</p>
              <h3 className="text-name">{title}</h3>
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
