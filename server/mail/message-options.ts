import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './compose.ts';

/** Bytes of one encoded word: RFC 2047 permits 75 signs with the marks around. */
const longestWord = 45;

/**
 * Encodes a text for a header by itself. nodemailer does not encode ASCII, even if mail programs would decode it: a
 * name may contain `=?utf-8?Q?...?=`.
 * @returns encoded words with blanks between them
 */
function encodeWords(text: string): string {
  const words: string[] = [''];
  for (const character of text) {
    const longer = (words.at(-1) ?? '') + character;
    if (Buffer.byteLength(longer) > longestWord) words.push(character);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}

const looksEncoded = (text: string) => text.includes('=?');
/** A name that ends with a sign beyond ASCII, a blank: nodemailer encodes it whole, instead of quoting ASCII. */
const withBlank = (name: string) => (looksEncoded(name) ? `${name}\u00a0` : name);

/** A mail in the words of nodemailer, which may fetch nothing from anywhere to build it. */
export function toMessageOptions({ leadId: _, reference: __, envelopeFrom, ...mail }: Mail): SendMailOptions {
  const { replyTo, subject, headers, ...rest } = mail;
  return {
    ...rest,
    ...(replyTo && { replyTo: { ...replyTo, name: withBlank(replyTo.name) } }),
    ...(looksEncoded(subject)
      ? { headers: { ...headers, Subject: { prepared: true, foldLines: true, value: encodeWords(subject) } } }
      : { subject, headers }),
    envelope: { from: envelopeFrom ?? mail.from.address, to: mail.to },
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
