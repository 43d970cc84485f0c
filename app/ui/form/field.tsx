import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

interface FieldWords {
  label: string;
  /** Shows the asterisk. The native `required` is another matter. */
  marked?: boolean;
  /** True unless said otherwise. */
  required?: boolean;
  hint?: string;
}

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'required' | 'id'>;
type TextareaProps = Omit<ComponentPropsWithRef<'textarea'>, 'required' | 'id'>;

type FieldProps = FieldWords & {
  id: string;
  /** What is wrong with it, after a submit. */
  error?: string | undefined;
  /** Error text that a server may show in the prerendered form; see docs/decisions/0005-form-answers-without-script.md. */
  serverError?: string;
} & ({ multiline?: false; input: InputProps } | { multiline: true; input: TextareaProps });

/** A labelled input: its hint and its error are announced with it. */
export function Field({ id, label, marked, required = true, hint, error, serverError, ...control }: FieldProps) {
  const described = [hint && `${id}-hint`, (error || serverError) && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    className: 'input',
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
        {marked && <em aria-hidden> *</em>}
      </label>
      {control.multiline ? <textarea {...shared} {...control.input} /> : <input {...shared} {...control.input} />}
      {(error || serverError) && (
        <p id={`${id}-error`} className="field-error" hidden={!error} {...(serverError && { 'data-error': id })}>
          <CircleAlert className="icon" aria-hidden />
          {error ?? serverError}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
