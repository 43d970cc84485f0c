import { Check } from 'lucide-react';
import type { Action } from '../../ui/action.ts';
import { ButtonLink } from '../../ui/button.tsx';

interface SentProps {
  heading: string;
  text: string;
  referenceLabel: string;
  action: Action;
}

/** Where a message sent without script ends. The server writes the reference into the empty element. */
export function Sent({ heading, text, referenceLabel, action }: SentProps) {
  return (
    <section className="section sent" data-surface="sunken">
      <div className="wrap">
        <Check className="icon" aria-hidden />
        <h1 className="text-page-title">{heading}</h1>
        <p className="lede">{text}</p>
        <p className="reference">
          {referenceLabel}{' '}
          <output data-slot="reference" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        </p>
        <ButtonLink action={action} size="large" />
      </div>
    </section>
  );
}
