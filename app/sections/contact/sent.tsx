import { Check } from 'lucide-react';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';

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
      <div className="container">
        <Check className="icon" aria-hidden />
        <h1 className="text-page-title">{heading}</h1>
        <p className="lead">{text}</p>
        <p className="reference">
          {referenceLabel} <output data-slot="reference" />
        </p>
        <ButtonLink action={action} size="large" />
      </div>
    </section>
  );
}
