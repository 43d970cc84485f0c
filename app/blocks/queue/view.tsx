import type { OnPage } from '../../page/on-page.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LiveFrame } from '../../ui/live/live-frame.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';
import { usePageId } from '../../ui/id/use-page-id.ts';

interface Change {
  time: string;
  what: string;
}

/** Places of the rack on the server. */
const slots = [1, 2, 3, 4, 5, 6] as const;

/** Each change with a clock while it waits on the phone, with a tick once the server has it. */
const Rows = ({ changes, className }: { changes: readonly Change[]; className: string }) => (
  <ol className={className}>
    {changes.map(({ time, what }) => (
      <li key={what}>
        <span className="queue-marks">
          <Icon name="clock" />
          <Icon name="check" />
        </span>
        <span>{what}</span> <time>{time}</time>
      </li>
    ))}
  </ol>
);

/** A phone without signal: its changes wait in order, and go in order when the signal is back. */
export default function Queue(props: Props & OnPage) {
  const { heading, lead, signal, states, record, phone, server, empty, verdict, note, words, id: place } = props;
  const id = usePageId();
  return (
    <LiveFrame kind="queue" surface="night" {...{ id: place, heading, lead, words }}>
      <p className="queue-verdict said text-name" role="status">
        {verdict}
      </p>
      <button
        type="button"
        className="queue-switch text-card-title live-act"
        role="switch"
        aria-checked="false"
        data-replay=""
      >
        <i aria-hidden>
          {[states.on, states.off].map((state) => (
            <span key={state}>
              {signal} <b>{state} </b>
            </span>
          ))}
          <em>
            <Icon name="arrow-right" />
          </em>
        </i>
        <span className="sr-only">{signal}</span>
      </button>
      <section className="queue-box" aria-labelledby={`${id}phone`} data-surface="paper">
        <Heading below={1} id={`${id}phone`} className="text-card-title">
          {phone.heading}
        </Heading>
        <div className="queue-layers">
          <Rows className="queue-list queue-phone" changes={phone.items} />
          <p className="queue-empty soft">{empty}</p>
        </div>
        <Button variant="line" arrow="none" block className="live-act" data-act="record" data-replay="">
          {record}
        </Button>
      </section>
      <section className="queue-box" aria-labelledby={`${id}server`}>
        <Heading below={1} id={`${id}server`} className="text-card-title">
          {server.heading}
        </Heading>
        <div className="queue-layers queue-rack">
          <div className="queue-slots small" aria-hidden>
            {slots.map((slot) => (
              <span key={slot} data-place={slot} />
            ))}
          </div>
          <Rows className="queue-list queue-server" changes={server.items} />
        </div>
      </section>
      <p className="live-note small muted">{note}</p>
    </LiveFrame>
  );
}
