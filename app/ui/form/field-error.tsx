import { Fragment } from 'react';
import { Icon } from '../icon/icon.tsx';
import './field.css';

/** Faults of a field; find-faults.ts finds them in the browser. */
export type Fault = 'missing' | 'invalid';
export type FaultWords = Partial<Record<Fault, string>>;

interface FieldErrorProps {
  /** Id of the field. */
  of: string;
  words: FaultWords;
  /** Marks the line for the server, which shows it in the answer to a form without script. */
  slot?: boolean | undefined;
}

/** Error line of a field: in the document from the start, and hidden until the field is at fault. */
export function FieldError({ of, words, slot }: FieldErrorProps) {
  const [first] = Object.keys(words);
  return (
    <p id={`${of}-error`} className="field-error" hidden {...(slot && { 'data-error': of })}>
      <Icon name="circle-alert" />
      {Object.entries(words).map(([fault, text]) => (
        <Fragment key={fault}>
          <span data-fault={fault} hidden={fault !== first}>
            {text}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
