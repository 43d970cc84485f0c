import { Rich, type RichText } from '../text/rich-text.tsx';
import { formNeedsScript } from '../text/ui-texts.ts';
import { WithoutScript } from '../text/without-script.tsx';
import { EmailRow } from './email-row.tsx';
import { type Fault, FieldError } from './field-error.tsx';
import { RepeatedNote } from './repeated-note.tsx';
import './newsletter-form.css';
import { usePageId } from '../id/use-page-id.ts';

export interface NewsletterFormProps {
  /** Name for assistive technology. */
  name: string;
  label: string;
  placeholder: string;
  button: string;
  /** Note that nothing is sent, with a working way of contact. */
  note: RichText;
  errors: Record<Fault, string>;
}

/** A field for an address without a service behind it: see idle-form-script.ts. */
export function NewsletterForm({ name, label, placeholder, button, note, errors }: NewsletterFormProps) {
  const id = usePageId();
  return (
    <form className="row-form" method="post" aria-label={name} noValidate data-form="idle" data-note={`${id}-note`}>
      <EmailRow id={id} label={label} placeholder={placeholder} button={button} aria-describedby={`${id}-note`} />
      <FieldError of={id} words={errors} />
      <p className="row-note">
        <span id={`${id}-note`}>
          <Rich text={note} />
        </span>
      </p>
      <RepeatedNote of={`${id}-note`} />
      <WithoutScript>
        <p className="row-note">{formNeedsScript}</p>
      </WithoutScript>
    </form>
  );
}
