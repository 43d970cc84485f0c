import { hash } from 'node:crypto';
import { type ContactMessage, contactFields } from '../../shared/contact-message.ts';

/**
 * Those of the first release. Stores hold fingerprints made of them in this order, and a message sent again after an update
 * has to be known: never change this list, whatever becomes of the form.
 */
const firstFields = ['name', 'email', 'phone', 'company', 'message'];

/** The same for the same words in the same fields, whatever arrived around them. A later field that is empty does not count. */
export function fingerprintMessage(message: ContactMessage): string {
  const texts: Readonly<Record<string, string>> = message;
  const later = contactFields.filter((field) => !firstFields.includes(field) && message[field] !== '').sort();
  const first = firstFields.map((field) => texts[field] ?? '');
  return hash('sha256', JSON.stringify([...first, ...later.map((field) => [field, message[field]])]));
}

/** So much of a text tells whether it is the same; to read a whole megabyte would keep every page waiting. */
const compared = 20_000;

/** The same for the same words, whoever sent them and however they are spaced. */
export function fingerprintText({ message }: ContactMessage): string {
  return hash(
    'sha256',
    message
      .slice(0, compared)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
}
