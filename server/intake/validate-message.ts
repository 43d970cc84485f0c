import { type ContactField, type ContactMessage, fieldRules, fillMessage } from '../../shared/contact-message.ts';
import { isAnswerableEmail, normalizeEmail } from '../../shared/email-address.ts';
import { isBlank, normalizeLine, normalizeText } from '../../shared/normalize.ts';

export interface FieldFault {
  field: ContactField;
  code: 'blank' | 'type' | 'email';
  detail: string;
}

export interface Validation {
  /** Normalised; fields at fault hold the part that can be shown. */
  message: ContactMessage;
  /** All faults at once; empty for a message that can be real. */
  faults: FieldFault[];
}

const details: Record<FieldFault['code'], string> = {
  blank: 'Please fill in this field.',
  type: 'This field has to be a single text.',
  email: 'This is not an address a mail program could answer.',
};

function normalize(field: ContactField, typed: string): string {
  const { input } = fieldRules[field];
  if (input === 'textarea') return normalizeText(typed);
  return input === 'email' ? normalizeEmail(typed) : normalizeLine(typed);
}

function findFault(field: ContactField, value: unknown, text: string): FieldFault['code'] | undefined {
  const { required, input } = fieldRules[field];
  if (value !== undefined && typeof value !== 'string') return 'type';
  if (isBlank(text)) return required === 'always' ? 'blank' : undefined;
  if (input === 'email' && !isAnswerableEmail(text)) return 'email';
  return undefined;
}

/** Validates the fields of a body, as parsed: anything may be in them. Unknown fields are left out. */
export function validateMessage(fields: ReadonlyMap<string, unknown>): Validation {
  const faults: FieldFault[] = [];
  const message = fillMessage((field) => {
    const value = fields.get(field);
    const text = normalize(field, typeof value === 'string' ? value : '');
    const code = findFault(field, value, text);
    if (code !== undefined) faults.push({ field, code, detail: details[code] });
    return text;
  });
  return { message, faults };
}
