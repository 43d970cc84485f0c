import { drawFins, standing } from '../../ui/figure/fins.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/layout/stack.css';
import '../../ui/text/fin-before.css';
import '../../ui/figure/fins.css';

type Item = Props['items'][number];

/** A part of a conversation in HTML: its text wraps; a drawing would shrink. */
export function Talk({ alt, lines }: NonNullable<Item['talk']>) {
  return (
    <figure className="talk stack gap-3" aria-label={alt}>
      {lines.map(({ by, text }) => (
        <p key={text} data-by={by}>
          {by === 'source' && <Icon name="file-text" />}
          {text}
        </p>
      ))}
    </figure>
  );
}

/** The card for the colleague who takes over a conversation from the bot. */
export function Handover({ alt, title, time, rows }: NonNullable<Item['handover']>) {
  const minute = drawFins(standing(20, Array<number>(60).fill(20)), (at) => at < time.seconds);
  return (
    <figure className="handover stack gap-4" aria-label={alt}>
      <Heading below={1} className="fin-before text-card-title">
        {title}
      </Heading>
      <p className="handover-time">
        <b className="figure text-large">{time.figure}</b> {time.text}
      </p>
      <svg className="fins handover-minute" viewBox="0 0 596 20" preserveAspectRatio="none" aria-hidden>
        <path className="fins-lit" d={minute.lit} />
        <path d={minute.rest} />
      </svg>
      <ul>
        {rows.map(({ label, text }) => (
          <li key={label}>
            <span>{label}</span> <b>{text}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
