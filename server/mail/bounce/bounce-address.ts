import { createHmac, timingSafeEqual } from 'node:crypto';

/** One mail of one message: which try it was, so that its bounce counts once. */
export interface SentMail {
  id: string;
  attempt: number;
  /** Place of the address in MAIL_TO: 0, or absent, is the first. */
  to?: number;
}

/** A mail to the owner about many messages: held ones, or those that are not answered. */
export interface ListMail {
  list: 'digest' | 'reminder';
  /** Time it was sent, in milliseconds since 1970. Its messages have the same time. */
  at: number;
}

/** More tries than any message gets. */
const mostAttempts = 36 ** 3;

const signatureLength = 10;

/** Signature in signs that every mail server keeps: 51 bits, since a forger has to guess by mail. */
function sign(facts: string, key: string): string {
  const hash = createHmac('sha256', key).update(`bounce ${facts}`).digest().readBigUInt64BE();
  return hash.toString(36).padStart(signatureLength, '0').slice(-signatureLength);
}

const toNumber = (id: string) => BigInt(`0x${id.replaceAll('-', '')}`).toString(36);
const toId = (digits: string) => {
  const hex = [...digits].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n).toString(16);
  return hex.padStart(32, '0').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

const describeMail = (mail: SentMail | ListMail) =>
  'list' in mail
    ? `${mail.list}-${mail.at.toString(36)}`
    : `${toNumber(mail.id)}-${(mail.attempt + (mail.to ?? 0) * mostAttempts).toString(36)}`;

/**
 * The envelope sender of one mail (VERP): `bounces@company.test` -> `bounces+ID-ATTEMPT-SIGNATURE@company.test`, or
 * `bounces+digest-TIME-SIGNATURE@company.test`
 */
export function makeBounceAddress(address: string, mail: SentMail | ListMail, key: string): string {
  const at = address.lastIndexOf('@');
  const facts = describeMail(mail);
  return `${address.slice(0, at)}+${facts}-${sign(facts, key)}${address.slice(at)}`;
}

/**
 * Makes a mail's return address. Without the key, the plain address, for a person to read.
 * @param address of the setting; without one, mails return to their sender
 */
export async function makeEnvelope(
  address: string | undefined,
  mail: SentMail | ListMail,
  key?: () => Promise<string>,
): Promise<{ envelopeFrom?: string }> {
  if (address === undefined) return {};
  const known = await key?.().catch(() => undefined);
  return { envelopeFrom: known === undefined ? address : makeBounceAddress(address, mail, known) };
}

/** @returns the mail that an address in this text belongs to, if one with a true signature is in it */
export function findBouncedMail(text: string, address: string, key: string): SentMail | ListMail | undefined {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at)].map((part) => part.replace(/[^a-z0-9]/gi, '\\$&'));
  const pattern = new RegExp(
    `${local}\\+(digest|reminder|[0-9a-z]{20,25})-([0-9a-z]{1,9})-([0-9a-z]{${signatureLength}})${domain}`,
    'gi',
  );
  for (const [, name = '', number = '', signature = ''] of text.toLowerCase().matchAll(pattern)) {
    if (!timingSafeEqual(Buffer.from(sign(`${name}-${number}`, key)), Buffer.from(signature))) continue;
    const both = Number.parseInt(number, 36);
    if (name === 'digest' || name === 'reminder') return { list: name, at: both };
    const to = Math.floor(both / mostAttempts);
    return { id: toId(name), attempt: both % mostAttempts, ...(to > 0 && { to }) };
  }
  return undefined;
}
