import { site } from '../../../shared/site.ts';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/layout/stack.css';

/** Reason and solution, directly above the button. Hidden until a send fails. */
export function FailureNote({ email, ...reasons }: Props['form']['failure']) {
  const [before, after] = email.split('{address}');
  return (
    <div className="stack gap-2 send-failure" hidden>
      {Object.entries(reasons).map(([reason, text]) => (
        <p key={reason} data-reason={reason}>
          {text}
        </p>
      ))}
      <p>
        {before}
        <a className="inline-link" href={`mailto:${site.email}`}>
          {site.email}
        </a>
        {after}
      </p>
    </div>
  );
}
