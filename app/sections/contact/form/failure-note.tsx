import type { SendFailure } from './send-message.ts';

export type FailureWords = Record<SendFailure, string> & {
  /** Before and after the address. */
  email: readonly [string, string];
  address: { label: string; href: string };
};

/** Directly above the button that did not send: why, and what can still be done. */
export function FailureNote({ reason, failure }: { reason: SendFailure; failure: FailureWords }) {
  const [before, after] = failure.email;
  return (
    <div className="send-failure">
      <p>{failure[reason]}</p>
      <p>
        {before}
        <a className="inline-link" href={failure.address.href}>
          {failure.address.label}
        </a>
        {after}
      </p>
    </div>
  );
}
