import type { ComponentPropsWithRef } from 'react';
import { type FaultWords, FieldError } from './field-error.tsx';
import './field.css';

interface FieldWords {
  label: string;
  /** Shows the asterisk, independent of the native `required`. */
  marked?: boolean;
  /** True by default. */
  required?: boolean;
  hint?: string;
}

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'required' | 'id'>;
type TextareaProps = Omit<ComponentPropsWithRef<'textarea'>, 'required' | 'id'>;

type FieldProps = FieldWords & {
  id: string;
  errors: FaultWords;
  /** Marks a slot for the server: docs/decisions/0005-form-answers-without-script.md. */
  slot?: boolean | undefined;
} & ({ multiline?: false; input: InputProps } | { multiline: true; input: TextareaProps });

/** A labelled input: its hint and its error are announced with it. */
export function Field({ id, label, marked, required = true, hint, errors, slot, ...control }: FieldProps) {
  const described = [slot && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const shared = { id, className: 'input', required, 'aria-describedby': described || undefined } as const;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
        {marked && <em aria-hidden> *</em>}
      </label>
      {control.multiline ? <textarea {...shared} {...control.input} /> : <input {...shared} {...control.input} />}
      <FieldError of={id} words={errors} slot={slot} />
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
