import { Check } from 'lucide-react';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';
import { Section } from '../../ui/section/section.tsx';
import './form/receipt.css';
import './sent.css';
import '../../ui/layout/stack.css';

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
      <Section surface="sunken" className="stack gap-6" data-slot="unknown">
        <h1 className="text-page-title">{unknown.heading}</h1>
        <p className="lead">{unknown.text}</p>
        <ButtonLink action={unknown.action} size="large" />
      </Section>
      <template data-slot="sent">
        <Section surface="sunken" className="stack gap-6">
          <Check className="icon sent-mark" aria-hidden />
          <h1 className="text-page-title">{heading}</h1>
          <p className="lead">{text}</p>
          <p className="reference">
            {referenceLabel} <b data-slot="reference" />
          </p>
          <ButtonLink action={action} size="large" />
        </Section>
      </template>
    </>
  );
}
