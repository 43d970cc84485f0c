import type { ComponentPropsWithoutRef } from 'react';
import { Button } from '../button/button.tsx';

type EmailRowProps = Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'type'> & {
  id: string;
  label: string;
  button: string;
  /** Until script is in charge. It also stops Enter. */
  isOff: boolean;
};

/** A field for an address with its button beside it, under its label. */
export function EmailRow({ id, label, button, isOff, ...input }: EmailRowProps) {
  return (
    <>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="email-row">
        <input id={id} className="input" type="email" name="email" autoComplete="email" required {...input} />
        <Button type="submit" size="large" disabled={isOff}>
          {button}
        </Button>
      </div>
    </>
  );
}
