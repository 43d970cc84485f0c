import { hash } from 'node:crypto';
import { type ContactMessage, contactFields } from '../../shared/contact-message.ts';

/**
 * Fields of the first release. Stores hold fingerprints made of them in this order, and a message sent again after an
 * update has to be recognized: never change this list.
 */
const firstFields = ['name', 'email', 'phone', 'company', 'message'];

/** Fingerprint of the words in their fields, without unknown fields and without later fields that are empty. */
export function fingerprintMessage(message: ContactMessage): string {
  const texts: Readonly<Record<string, string>> = message;
  const later = contactFields.filter((field) => !firstFields.includes(field) && message[field] !== '').sort();
  const first = firstFields.map((field) => texts[field] ?? '');
  return hash('sha256', JSON.stringify([...first, ...later.map((field) => [field, message[field]])]));
}

/** Characters that are compared; a whole megabyte would keep every page waiting. */
const compared = 20_000;

/** Fingerprint of the words, without sender and spacing. */
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
