import { Check, Clock } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { LiveFrame } from './live-frame.tsx';
import type { QueueWords } from './run-queue.ts';

interface Change {
  time: string;
  what: string;
}

export interface QueueProps {
  heading: string;
  lead: string;
  signal: string;
  record: string;
  phone: { heading: string; items: readonly Change[] };
  server: { heading: string; items: readonly Change[] };
  /** On the phone, once all has gone. */
  empty: string;
  verdict: string;
  note: string;
  words: QueueWords;
}

/** One change: a clock while it waits on the phone, a tick once the server has it. */
const Row = ({ time, what }: Change) => (
  <li>
    <span className="queue-marks">
      <Clock className="icon" aria-hidden />
      <Check className="icon" aria-hidden />
    </span>
    <span>{what}</span> <time>{time}</time>
  </li>
);

/** A phone without signal: what is done there waits in order, and goes in order when the signal is back. */
export function Queue({ heading, lead, signal, record, phone, server, empty, verdict, note, words }: QueueProps) {
  const id = useId();
  return (
    <LiveFrame kind="queue" surface="night" {...{ heading, lead, words }}>
      <p className="queue-verdict" role="status">
        {verdict}
      </p>
      <button type="button" className="queue-switch live-act" role="switch" aria-checked="false" data-replay="">
        <i aria-hidden />
        {signal}
      </button>
      {[phone, server].map((place, index) => (
        <section
          key={place.heading}
          className="live-panel"
          aria-labelledby={`${id}${index}`}
          data-surface={index === 0 ? 'paper' : undefined}
        >
          <h3 id={`${id}${index}`} className="text-card-title">
            {place.heading}
          </h3>
          <ol className={index === 0 ? 'queue-list queue-phone' : 'queue-list queue-server'}>
            {place.items.map((change) => (
              <Row key={change.what} {...change} />
            ))}
          </ol>
          {index === 0 && (
            <>
              <p className="queue-empty">{empty}</p>
              <Button variant="line" arrow="none" block className="live-act" data-act="record" data-replay="">
                {record}
              </Button>
            </>
          )}
        </section>
      ))}
      <p className="live-note">{note}</p>
    </LiveFrame>
  );
}
