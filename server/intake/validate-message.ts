import { domainToASCII } from 'node:url';
import {
  type ContactField,
  type ContactMessage,
  fieldRules,
  fillMessage,
  isAnswerableEmail,
} from '../../shared/contact-message.ts';
import { isBlank, normalizeLine, normalizeText } from './normalize.ts';

export interface FieldFault {
  field: ContactField;
  code: 'blank' | 'type' | 'email';
  detail: string;
}

export interface Validation {
  /** Normalised; fields at fault hold what can be shown of them. */
  message: ContactMessage;
  /** All of them at once; empty if this can be a real message. */
  faults: FieldFault[];
}

const details: Record<FieldFault['code'], string> = {
  blank: 'Please fill in this field.',
  type: 'This field has to be a single text.',
  email: 'This is not an address a mail program could answer.',
};

/** Four times what there can be; to convert a megabyte takes long. */
const longestDomain = 1000;

/** Browsers differ in whether they send the Unicode or the ASCII form of such a domain; both can be answered. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // Only for names that need it: it also reads plain numbers as IPv4 addresses.
  return domain.length <= longestDomain && /[^\0-\x7f]/.test(domain)
    ? `${address.slice(0, at + 1)}${domainToASCII(domain)}`
    : address;
}

function normalize(field: ContactField, typed: string): string {
  const { input } = fieldRules[field];
  if (input === 'textarea') return normalizeText(typed);
  return input === 'email' ? normalizeLine(typed).trim() : normalizeLine(typed);
}

function findFault(field: ContactField, value: unknown, text: string): FieldFault['code'] | undefined {
  const { required, input } = fieldRules[field];
  if (value !== undefined && typeof value !== 'string') return 'type';
  if (isBlank(text)) return required === 'always' ? 'blank' : undefined;
  if (input === 'email' && !isAnswerableEmail(withAsciiDomain(text))) return 'email';
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
