import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { type MailReceipt, referencePattern } from '../../../../shared/contact-message.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ReceiptSun, type TimeLeftWords } from './receipt-sun.tsx';

/** The specification's promise. */
const hoursToAnswer = 24;

export interface ReceiptWords {
  heading: string;
  referenceLabel: string;
  /** `locale`: how the day and the hour are written. */
  due: { label: string; locale: string };
  left: TimeLeftWords;
  reader: { label: string; value: string };
  promise: string;
  hint: string;
  again: string;
}

interface ReceiptProps extends ReceiptWords {
  receipt: MailReceipt;
  /** When the answer came, as `Date.now()` says it. */
  sentAt: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onAgain: () => void;
}

/** Stands in the form's place after a success: what to quote, until when an answer is due by the visitor's clock, and from whom. */
export function Receipt({ receipt, sentAt, headingRef, onAgain, ...words }: ReceiptProps) {
  const dueAt = new Date(sentAt + hoursToAnswer * 3_600_000);
  const due = new Intl.DateTimeFormat(words.due.locale, {
    ...({ weekday: 'long', day: 'numeric', month: 'long' } as const),
    ...({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const),
  }).format(dueAt);
  return (
    <section className="contact-form receipt">
      <h2 ref={headingRef} tabIndex={-1} className="text-small-title">
        <Check className="icon" aria-hidden />
        {words.heading}
      </h2>
      <p>{words.promise}</p>
      <dl>
        {referencePattern.test(receipt.reference) && (
          <div>
            <dt>{words.referenceLabel}</dt>
            <dd className="reference">{receipt.reference}</dd>
          </div>
        )}
        <div>
          <dt>{words.due.label}</dt>
          <dd>
            <time dateTime={dueAt.toISOString()}>{due}</time>
          </dd>
        </div>
        <div>
          <dt>{words.reader.label}</dt>
          <dd>{words.reader.value}</dd>
        </div>
      </dl>
      <ReceiptSun {...words.left} promised={hoursToAnswer} dueAt={dueAt} />
      <p className="field-hint">{words.hint}</p>
      <Button variant="line" arrow="none" onClick={onAgain}>
        {words.again}
      </Button>
    </section>
  );
}
