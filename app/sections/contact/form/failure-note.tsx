import type { SendFailure } from './send-message.ts';
import './failure-note.css';
import '../../../ui/layout/stack.css';

export type FailureWords = Record<SendFailure, string> & {
  /** Before and after the address. */
  email: readonly [string, string];
  address: { label: string; href: string };
};

/** Directly above the button that did not send: why, and what can still be done. Hidden until a send fails. */
export function FailureNote({ email: [before, after], address, ...reasons }: FailureWords) {
  return (
    <div className="stack gap-2 send-failure" hidden>
      {Object.entries(reasons).map(([reason, text]) => (
        <p key={reason} data-reason={reason}>
          {text}
        </p>
      ))}
      <p>
        {before}
        <a className="inline-link" href={address.href}>
          {address.label}
        </a>
        {after}
      </p>
    </div>
  );
}
