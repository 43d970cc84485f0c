import type { LeadRow } from '../../../server/store/tables.ts';
import { contactFields, fieldRules, fillMessage, oneLineFields, textFields } from '../../../shared/contact-message.ts';
import { isAnswerableEmail } from '../../../shared/email-address.ts';

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: control characters are the subject
const control = /[\u0000-\u001f\u007f-\u009f]/;
const controlInText = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: see above

/** Tells whether a stored message could be meant, and is harmless in mails and on screens. */
export function isWellFormed(row: LeadRow): boolean {
  const lead = fillMessage((field) => row[field]);
  return (
    contactFields.every((field) => fieldRules[field].required !== 'always' || lead[field].trim() !== '') &&
    isAnswerableEmail(lead.email) &&
    oneLineFields.every((field) => !control.test(lead[field])) &&
    textFields.every((field) => !controlInText.test(lead[field])) &&
    Object.values(lead).every((text) => text.isWellFormed())
  );
}
