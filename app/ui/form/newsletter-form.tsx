import { CircleAlert } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useHydrated } from '../island/use-hydrated.ts';
import { Rich, type RichText } from '../text/rich-text.tsx';
import { formNeedsScript } from '../text/ui-texts.ts';
import { WithoutScript } from '../text/without-script.tsx';
import { EmailRow } from './email-row.tsx';
import { SaidAgain } from './said-again.tsx';

type Fault = 'required' | 'invalid';

export interface NewsletterFormProps {
  /** What assistive technology calls the form. */
  name: string;
  label: string;
  placeholder: string;
  button: string;
  /** Says from the start that nothing is sent, and where a message does arrive. */
  note: RichText;
  errors: Record<Fault, string>;
}

/**
 * A field for an address that goes nowhere: the submit is suppressed and the value stays. Until React can suppress it the
 * button is off, which also stops Enter; `post` keeps the value out of the address should all else fail.
 */
export function NewsletterForm({ name, label, placeholder, button, note, errors }: NewsletterFormProps) {
  const id = useId();
  const hydrated = useHydrated();
  const [fault, setFault] = useState<Fault>();
  const [submits, setSubmits] = useState(0);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const blank = input.value.trim() === '';
    if (blank || !input.validity.valid) {
      setFault(blank ? 'required' : 'invalid');
      input.focus();
      return;
    }
    setSubmits((count) => count + 1);
  }

  return (
    <form className="row-form" method="post" aria-label={name} noValidate={hydrated} onSubmit={submit}>
      <EmailRow
        id={id}
        label={label}
        placeholder={placeholder}
        button={button}
        isOff={!hydrated}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-error ${id}-note` : `${id}-note`}
        onInput={() => setFault(undefined)}
      />
      {fault && (
        <p id={`${id}-error`} className="field-error">
          <CircleAlert className="icon" aria-hidden />
          {errors[fault]}
        </p>
      )}
      <p id={`${id}-note`} className="row-note">
        {/* A new element after each submit lights up for those who look. */}
        <span key={submits} data-again={submits > 0 ? '' : undefined}>
          <Rich text={note} />
        </span>
      </p>
      <SaidAgain times={submits}>
        <Rich text={note} />
      </SaidAgain>
      <WithoutScript>
        <p className="row-note">{formNeedsScript}</p>
      </WithoutScript>
    </form>
  );
}
