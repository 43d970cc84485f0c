import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { referencePattern } from '../../../../shared/contact-message.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { SendFailure, SendResult } from './send-message.ts';

export interface ReceiptWords {
  heading: string;
  referenceLabel: string;
  promise: string;
  hint: string;
  again: string;
}

export type FailureWords = Record<SendFailure, string> & {
  /** Before and after the address. */
  email: readonly [string, string];
  address: { label: string; href: string };
};

interface SendOutcomeProps {
  result: SendResult | undefined;
  receipt: ReceiptWords;
  failure: FailureWords;
  form: RefObject<HTMLFormElement | null>;
}

/** What stays beside the form after the notice is closed: the reference, or what can still be done. */
export function SendOutcome({ result, receipt, failure, form }: SendOutcomeProps) {
  if (!result) return null;
  if (!result.ok) {
    const [before, after] = failure.email;
    return (
      <div className="send-outcome" data-kind="error">
        <p>{failure[result.reason]}</p>
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
  const { reference } = result.receipt;
  return (
    <div className="send-outcome" data-kind="success">
      <h2 className="text-card-title">
        <Check className="icon" aria-hidden />
        {receipt.heading}
      </h2>
      {referencePattern.test(reference) && (
        <p className="reference">
          {receipt.referenceLabel} <output>{reference}</output>
        </p>
      )}
      <p>
        {receipt.promise} {receipt.hint}
      </p>
      <Button variant="line" arrow="none" onClick={() => form.current?.querySelector('input')?.focus()}>
        {receipt.again}
      </Button>
    </div>
  );
}
