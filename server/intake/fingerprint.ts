import { createHash } from 'node:crypto';
import { type ContactMessage, contactFields } from '../../shared/contact-message.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** The same for the same five fields, whatever arrived around them. */
export function fingerprintMessage(message: ContactMessage): string {
  return hash(JSON.stringify(contactFields.map((field) => message[field])));
}

/** The same for the same words, whoever sent them and however they are spaced. */
export function fingerprintText({ message }: ContactMessage): string {
  return hash(
    message
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
}
