import { Check } from 'lucide-react';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';

interface SentProps {
  heading: string;
  text: string;
  referenceLabel: string;
  action: Action;
  /** As long as no message is known. */
  unknown: { heading: string; text: string; action: Action };
}

/**
 * Where a message sent without script ends. By itself the page knows of no message and claims nothing; the server puts what is
 * in the template into its place, and the reference into the empty element.
 */
export function Sent({ heading, text, referenceLabel, action, unknown }: SentProps) {
  return (
    <>
      <section className="section sent" data-surface="sunken" data-slot="unknown">
        <div className="container">
          <h1 className="text-page-title">{unknown.heading}</h1>
          <p className="lead">{unknown.text}</p>
          <ButtonLink action={unknown.action} size="large" />
        </div>
      </section>
      <template data-slot="sent">
        <section className="section sent" data-surface="sunken">
          <div className="container">
            <Check className="icon" aria-hidden />
            <h1 className="text-page-title">{heading}</h1>
            <p className="lead">{text}</p>
            <p className="reference">
              {referenceLabel} <b data-slot="reference" />
            </p>
            <ButtonLink action={action} size="large" />
          </div>
        </section>
      </template>
    </>
  );
}
