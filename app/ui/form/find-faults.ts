import { isAnswerableEmail } from '../../../shared/email-address.ts';
import { isBlank } from '../../../shared/normalize.ts';
import type { Fault } from './field-error.tsx';

export type Control = HTMLInputElement | HTMLTextAreaElement;

/** Required fields with blank or invalid values, in the order of the form. */
export function findFaults(form: HTMLFormElement): Map<Control, Fault> {
  const faults = new Map<Control, Fault>();
  for (const control of form.querySelectorAll<Control>('[name][required]')) {
    const fault = findFault(control);
    if (fault) faults.set(control, fault);
  }
  return faults;
}

function findFault(control: Control): Fault | undefined {
  const { type, value } = control;
  const isMissing = type === 'checkbox' ? !(control as HTMLInputElement).checked : isBlank(value);
  if (isMissing) return 'missing';
  return type === 'email' && !isAnswerableEmail(value) ? 'invalid' : undefined;
}
