import { normalizeLine } from './normalize.ts';

/** The part of the WHATWG class that is used here: this folder is compiled without the types of browsers and of Node. */
const { URL } = globalThis as unknown as { URL: { parse(text: string): { hostname: string } | null } };

/** Four times the longest domain; the conversion of a megabyte takes long. */
const longestDomain = 1000;

/** Domain without signs that a URL reads as a port, a path or a user. */
const domainInAnyScript = /^[a-zA-Z0-9.\-\u0080-\u{10ffff}]+$/u;

/**
 * The HTML standard's "valid e-mail address", and letters of any script before the @, which mail servers with SMTPUTF8 carry.
 * Linear in time.
 */
const asciiDomainAddress =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/u;

/** Characters that draw nothing, but for the two joiners, which names in some scripts need. */
const invisible = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
const joiner = /[\u200c\u200d]/g;

/** `robin@müller.example` -> `robin@xn--mller-kva.example`; an address that has no ASCII form is returned unchanged. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // ASCII domains are left alone: the conversion reads plain numbers as IPv4 addresses.
  if (domain.length > longestDomain || !/[^\0-\x7f]/.test(domain) || !domainInAnyScript.test(domain)) return address;
  return address.slice(0, at + 1) + (URL.parse(`http://${domain}`)?.hostname ?? domain);
}

const isPlain = (address: string) => asciiDomainAddress.test(withAsciiDomain(address));

/**
 * Removes invisible signs of pasted text from an address: blanks around it, direction marks, zero-width characters,
 * soft hyphens. The script of its domain stays, since browsers differ in which one they send.
 */
export function normalizeEmail(typed: string): string {
  const address = normalizeLine(typed).replace(invisible, '').trim();
  const withoutJoiners = address.replace(joiner, '');
  return !isPlain(address) && isPlain(withoutJoiners) ? withoutJoiners : address;
}

/** Whether a mail program could answer this address. Form and server ask this function alone, with the text as it was typed. */
export function isAnswerableEmail(typed: string): boolean {
  return isPlain(normalizeEmail(typed));
}
