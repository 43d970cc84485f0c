import { locale } from '../../../shared/site.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { hoursToAnswer } from './hours-to-answer.ts';
import { ReceiptSun } from './receipt-sun.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/text/named-rows.css';

type ReceiptWords = Props['form']['receipt'];

/**
 * Template that replaces the form after a success: the reference, the time of the answer by the visitor's clock, and
 * its writer. show-receipt.ts fills it in.
 */
export function Receipt({ heading, referenceLabel, due, left, reader, promise, hint, again }: ReceiptWords) {
  return (
    <template data-receipt={locale}>
      <section className="contact-form receipt">
        <Heading usual={1} below={1} tabIndex={-1} className="text-small-title">
          <Icon name="check" />
          {heading}
        </Heading>
        <p>{promise}</p>
        <dl className="named-rows">
          <div>
            <dt className="small muted">{referenceLabel}</dt>
            <dd className="reference text-card-title" />
          </div>
          <div>
            <dt className="small muted">{due}</dt>
            <dd className="due" />
          </div>
          <div>
            <dt className="small muted">{reader.label}</dt>
            <dd>{`${reader.person.name}, ${reader.person.role}`}</dd>
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
