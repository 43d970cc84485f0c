import { randomInt } from 'node:crypto';
import { referenceAlphabet } from '../../shared/contact-message.ts';

/** A new reference, as `SV-7Q4K-2M`: short enough for the phone, drawn so that nobody can guess a neighbour's. */
export function makeReference(): string {
  const draw = (length: number) =>
    Array.from({ length }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
  return `SV-${draw(4)}-${draw(2)}`;
}
