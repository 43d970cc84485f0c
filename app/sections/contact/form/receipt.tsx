import { Check } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { hoursToAnswer } from './hours-to-answer.ts';
import { ReceiptSun, type TimeLeftWords } from './receipt-sun.tsx';
import './contact-form.css';
import './receipt.css';
import '../../../ui/text/named-rows.css';

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

/**
 * Template of what stands in the form's place after a success: what to quote, until when an answer is due by the visitor's
 * clock, and from whom. show-receipt.ts fills it in.
 */
export function Receipt({ heading, referenceLabel, due, left, reader, promise, hint, again }: ReceiptWords) {
  return (
    <template data-receipt={due.locale}>
      <section className="contact-form receipt">
        <h2 tabIndex={-1} className="text-small-title">
          <Check className="icon" aria-hidden />
          {heading}
        </h2>
        <p>{promise}</p>
        <dl className="named-rows">
          <div>
            <dt className="small muted">{referenceLabel}</dt>
            <dd className="reference text-card-title" />
          </div>
          <div>
            <dt className="small muted">{due.label}</dt>
            <dd className="due" />
          </div>
          <div>
            <dt className="small muted">{reader.label}</dt>
            <dd>{reader.value}</dd>
          </div>
        </dl>
        <ReceiptSun {...left} promised={hoursToAnswer} />
        <p className="small muted">{hint}</p>
        <Button variant="line" arrow="none">
          {again}
        </Button>
      </section>
    </template>
  );
}
