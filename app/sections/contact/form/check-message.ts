import {
  type ContactField,
  type ContactMessage,
  contactFields,
  fieldRules,
} from '../../../../shared/contact-message.ts';
import { isAnswerableEmail } from '../../../../shared/email-address.ts';

type Fault = 'missing' | 'invalid';
export type Faults = Partial<Record<ContactField, Fault>>;

function findFault(field: ContactField, text: string): Fault | undefined {
  const { required, input } = fieldRules[field];
  if (text === '') return required === 'never' ? undefined : 'missing';
  return input === 'email' && !isAnswerableEmail(text) ? 'invalid' : undefined;
}

/** What keeps a message from being sent: blank fields (blanks only count as empty), and an address nobody can answer. */
export function checkMessage(message: ContactMessage): Faults {
  const faults = contactFields.map((field) => [field, findFault(field, message[field].trim())] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}
