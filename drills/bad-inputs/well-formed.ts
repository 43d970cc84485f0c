import { withAsciiDomain } from '../../server/contact/judge-message.ts';
import type { LeadRow } from '../../server/store/tables.ts';
import { isAnswerableEmail, neededFields } from '../../shared/contact-message.ts';

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: control characters are the subject
const control = /[\u0000-\u001f\u007f-\u009f]/;
const controlInText = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: see above

/** Whether what is stored is a message somebody could have meant, and harmless in a mail and on a screen. */
export function isWellFormed({ name, email, phone, company, message }: LeadRow): boolean {
  const lead = { name, email, phone, company, message };
  return (
    neededFields.every((field) => lead[field].trim() !== '') &&
    isAnswerableEmail(withAsciiDomain(email)) &&
    !control.test(`${name}${email}${phone}${company}`) &&
    !controlInText.test(message) &&
    Object.values(lead).every((text) => text.isWellFormed())
  );
}
