import { Button } from '../../ui/button/button.tsx';
import { LiveFrame } from './live-frame.tsx';
import type { PageWeightWords, WeightPart } from './run-page-weight.ts';

export interface PageWeightProps {
  heading: string;
  lead: string;
  measure: string;
  verdict: string;
  /** `limit`: kilobytes that the build allows; the styles have none of their own. */
  parts: readonly { part: WeightPart; label: string; limit?: number; hint?: string }[];
  limitLabel: string;
  notes: readonly string[];
  words: PageWeightWords;
}

/** As many fins as a phone can show apart; where a limit is higher, a fin is worth more. */
const widest = 80;

/** Fins as wide as the limit, one for each kilobyte; the script lights those that are used. */
function Fins({ part, limit }: { part: WeightPart; limit: number }) {
  const count = Math.min(widest, limit);
  const fins = Array.from({ length: count }, (_, index) => `M${index * 5} 0h3v20h-3z`);
  return (
    <svg className="weight-fins" viewBox={`0 0 ${widest * 5 - 2} 20`} preserveAspectRatio="none" aria-hidden>
      <path className="weight-limit" d={fins.join('')} />
      <path className="weight-used" data-part={part} data-worth={limit / count} d="" />
    </svg>
  );
}

/** The weight of the very page it stands on, as the visitor's own browser counted it, beside what the build allows. */
export function PageWeight({ heading, lead, measure, verdict, parts, limitLabel, notes, words }: PageWeightProps) {
  return (
    <LiveFrame kind="page-weight" surface="night" atSight {...{ heading, lead, words }}>
      <div className="weight-controls">
        <p className="weight-verdict" role="status">
          {verdict}
        </p>
        <div className="with-script">
          <Button arrow="none">{measure}</Button>
        </div>
      </div>
      <dl className="weight-parts">
        {parts.map(({ part, label, limit, hint }) => (
          <div key={part} data-part={part}>
            <dt>
              {label}
              {hint && <small>{hint}</small>}
            </dt>
            <dd>
              <b className="figure" data-weight={part} data-record="">
                –
              </b>
              {limit !== undefined && (
                <span className="weight-allowed" data-record="">
                  {limitLabel.replace('{limit}', String(limit))}
                </span>
              )}
              {limit !== undefined && <Fins part={part} limit={limit} />}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="weight-notes">
        {notes.map((note) => (
          <li key={note} className="live-note">
            {note}
          </li>
        ))}
      </ul>
    </LiveFrame>
  );
}
