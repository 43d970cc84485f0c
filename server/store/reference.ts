import { randomInt } from 'node:crypto';
import { referenceAlphabet } from '../../shared/contact-message.ts';

/** A new random reference such as `SV-7Q4K-2M`: short enough to say on the phone, and not to be guessed. */
export function makeReference(): string {
  const draw = (length: number) =>
    Array.from({ length }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
  return `SV-${draw(4)}-${draw(2)}`;
}
