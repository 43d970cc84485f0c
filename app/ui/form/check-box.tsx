import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface CheckBoxProps {
  id: string;
  /** Left out where the box is not part of what the form holds. */
  name?: string | undefined;
  label: ReactNode;
  /** Shows the asterisk. The native `required` is always set, and left to the form to enforce. */
  marked?: boolean | undefined;
  note?: string | undefined;
  /** What is wrong with it, after a submit. */
  error?: string | undefined;
}

/** A labelled box to tick: its note and its error are announced with it. */
export function CheckBox({ id, name, label, marked, note, error }: CheckBoxProps) {
  return (
    <div className="check">
      <label>
        <input
          id={id}
          name={name}
          type="checkbox"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(' ') || undefined}
        />
        <span>
          {label}
          {marked && <em aria-hidden> *</em>}
        </span>
      </label>
      {note && (
        <p id={`${id}-note`} className="field-hint">
          {note}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <CircleAlert className="icon" aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
