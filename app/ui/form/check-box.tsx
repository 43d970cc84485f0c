import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import './check-box.css';
import './field.css';

interface CheckBoxProps {
  id: string;
  /** Name in form data; the id, if there is none. */
  name?: string | undefined;
  label: ReactNode;
  /** Shows the asterisk. The native `required` is always set, and left to the form to enforce. */
  marked?: boolean | undefined;
  note?: string | undefined;
  /** Error line. A box without one may stay empty: it has no name, and is no part of the form's data. */
  missing?: string | undefined;
}

/** A labelled box to tick: its note and its error are announced with it. */
export function CheckBox({ id, name = id, label, marked, note, missing }: CheckBoxProps) {
  return (
    <div className="check">
      <label>
        <input id={id} name={missing && name} type="checkbox" required aria-describedby={note && `${id}-note`} />
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
      {missing && <FieldError of={id} words={{ missing }} />}
    </div>
  );
}
