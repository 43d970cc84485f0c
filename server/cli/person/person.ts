import { domainToASCII, domainToUnicode } from 'node:url';
import { isAnswerableEmail, normalizeEmail } from '../../../shared/email-address.ts';

/** One visitor, by an address in any spelling: capitals, invisible signs, the domain in its own script or in ASCII. */
export interface Person {
  address: string;
  /** Whether an address is this one. */
  isSender(email: string): boolean;
  /** Whether a text has the address as a word of its own. */
  isNamed(text: string): boolean;
}

/** Most texts are ASCII, and a store holds many. */
const isAscii = (text: string) => !/[^\0-\x7f]/.test(text);

function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
}

function spell(address: string): string[] {
  const folded = fold(normalizeEmail(address));
  const at = folded.lastIndexOf('@') + 1;
  const [local, domain] = [folded.slice(0, at), folded.slice(at)];
  const ascii = isAscii(domain) ? domain : domainToASCII(domain) || domain;
  return [local + ascii, local + domainToUnicode(ascii)];
}

/** @returns nothing if it is no address */
export function readPerson(typed: string): Person | undefined {
  if (!isAnswerableEmail(typed)) return undefined;
  const spellings = spell(typed);
  const words = spellings.map((each) => each.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
  // Skips parts of a longer name or domain. A false match is harmless: it deletes nothing.
  const word = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}]|[\\p{L}\\p{N}][.+_-])(?:${words})(?![\\p{L}\\p{M}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
    'u',
  );
  return {
    address: normalizeEmail(typed),
    isSender: (email) => spell(email)[0] === spellings[0],
    isNamed(text) {
      const folded = fold(text);
      return spellings.some((each) => folded.includes(each)) && word.test(folded);
    },
  };
}
