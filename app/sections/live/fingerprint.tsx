import { Button } from '../../ui/button/button.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { FingerprintFins } from './fingerprint-fins.tsx';
import { LiveFrame } from './live-frame.tsx';
import type { FingerprintWords } from './run-fingerprint.ts';
import './fingerprint.css';
import './live.css';
import '../../ui/form/field.css';
import { usePageId } from '../../ui/id/use-page-id.ts';

interface Text {
  label: string;
  text: string;
  /** Its SHA-256, as 64 hexadecimal digits. */
  fingerprint: string;
}

export interface FingerprintProps {
  heading: string;
  lead: string;
  original: Text;
  /** Another text at first, so that there is a difference to see. */
  copy: Text;
  fingerprintLabel: string;
  verdict: string;
  change: string;
  restore: string;
  note: string;
  words: FingerprintWords;
}

/** Two texts and their fingerprints: what one comma does, and whether a copy is the text that was signed. */
export function Fingerprint({ heading, lead, original, copy, words, ...parts }: FingerprintProps) {
  const id = usePageId();
  return (
    <LiveFrame kind="fingerprint" surface="night" {...{ heading, lead, words }}>
      <Columns count={2} from="lg">
        {[original, copy].map(({ label, text, fingerprint }, index) => (
          <div key={label}>
            <label className="field-label" htmlFor={`${id}${index}`}>
              {label}
            </label>
            <textarea
              id={`${id}${index}`}
              className="input fingerprint-text"
              defaultValue={text}
              rows={3}
              spellCheck={false}
              autoComplete="off"
              readOnly
            />
            <p className="fingerprint-label small muted">{parts.fingerprintLabel}</p>
            <FingerprintFins fingerprint={fingerprint} other={original.fingerprint} />
          </div>
        ))}
      </Columns>
      <div className="fingerprint-result">
        <p className="fingerprint-verdict lead" role="status" data-same="false">
          {parts.verdict}
        </p>
        <div className="actions live-act">
          <Button variant="primary" arrow="none" data-act="change" data-replay="">
            {parts.change}
          </Button>{' '}
          <Button variant="line" arrow="none" data-act="restore" data-replay="">
            {parts.restore}
          </Button>
        </div>
        <p className="live-note small muted">{parts.note}</p>
      </div>
    </LiveFrame>
  );
}
