import {
  type ContactField,
  type ContactMessage,
  contactFields,
  isAnswerableEmail,
} from '../../../shared/contact-message.ts';

type Fault = 'missing' | 'invalid';
export type Faults = Partial<Record<ContactField, Fault>>;

/** What keeps a message from being sent: blank fields (blanks only count as empty), and an address nobody can answer. */
export function checkMessage(message: ContactMessage): Faults {
  const faults: Faults = {};
  for (const field of contactFields) if (message[field].trim() === '') faults[field] = 'missing';
  if (!faults.email && !isAnswerableEmail(message.email.trim())) faults.email = 'invalid';
  return faults;
}
