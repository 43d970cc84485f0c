import type { OnPage } from '../../page/on-page.ts';
import { Button } from '../../ui/button/button.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { LiveFrame } from '../../ui/live/live-frame.tsx';
import { FingerprintFins } from './fingerprint-fins.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/form/field.css';
import { usePageId } from '../../ui/id/use-page-id.ts';

/** Two texts and their fingerprints: the effect of one comma, and whether a copy is the signed text. */
export default function Fingerprint({ heading, lead, original, copy, words, id: place, ...parts }: Props & OnPage) {
  const id = usePageId();
  return (
    <LiveFrame kind="fingerprint" surface="night" {...{ id: place, heading, lead, words }}>
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
