import type { ComponentPropsWithoutRef } from 'react';
import { Button } from '../button/button.tsx';
import './email-row.css';
import './field.css';

type EmailRowProps = Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'type'> & {
  id: string;
  label: string;
  button: string;
};

/** A field for an address with its button beside it, under its label. The button is off, which also stops Enter, until script is there. */
export function EmailRow({ id, label, button, ...input }: EmailRowProps) {
  return (
    <>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="email-row">
        <input id={id} className="input" type="email" name="email" autoComplete="email" required {...input} />
        <Button type="submit" size="large" disabled>
          {button}
        </Button>
      </div>
    </>
  );
}
