import { DeliveryError, type DeliveryFault } from './delivery-error.ts';

/** What nodemailer says about a failed try. */
export interface SmtpFailure {
  code?: string;
  /** The SMTP command it failed at; `CONN` for most broken connections, whenever they broke. */
  command?: string;
  responseCode?: number;
  response?: string;
  message?: string;
}

const closingDown = 421;
/** The server wants (another) login, TLS first, or closes the line: its own affair, whatever command it came at. */
const serverCodes = new Set([closingDown, 432, 454, 523, 530, 534, 535, 538]);
const loginErrors = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'EDNS', 'ECONFIG']);

const longestReply = 300;
/** `554 5.7.1`, without the words behind it. */
const statusOf = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}\b)?/;

/** Where an address would be looked for in a megabyte without one, each of its letters might begin one. */
const longestRead = 4 * longestReply;
/** Not within a word, which may be half an address. */
const cut = (text: string) => (text.length > longestRead ? text.slice(0, longestRead).replace(/[^\s<>]+$/, '') : text);

/** Replies quote addresses, and an address of a visitor must not reach the log. */
export function scrubAddresses(text: string): string {
  return cut(text)
    .replace(/<[^<>\s]*@[^<>\s]*>|[^\s<>"'(),;:=]+@[^\s<>"'(),;]+/g, '<addr>')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, longestReply);
}

function faultOf({ code = '', command = '', responseCode }: SmtpFailure, wasContentSent: boolean): DeliveryFault {
  // It may close down because of this very content, and then every message behind it would wait for ever.
  if (responseCode === closingDown && wasContentSent) return 'deferred';
  if (serverCodes.has(responseCode ?? 0) || loginErrors.has(code)) return 'server';
  // Too large for what the server announced: no reply was needed to know.
  if (responseCode === undefined && code === 'EMESSAGE') return 'rejected';
  // Cut off after the content began to flow: it may have been taken, and it may be what made the server fall.
  if (responseCode === undefined) return wasContentSent ? 'deferred' : 'server';
  if (!/^(?:MAIL|RCPT|DATA)/.test(command)) return 'server';
  if (responseCode < 500) return 'deferred';
  return command === 'DATA' ? 'rejected' : 'setup';
}

/** @param wasContentSent whether the server had asked for the content */
export function classifyFailure(failure: SmtpFailure, wasContentSent: boolean): DeliveryError {
  const text = failure.response ?? failure.message ?? failure.code ?? 'unknown';
  const scrubbed = scrubAddresses(text);
  // Who has read the content may quote it: a name, a link.
  const mayQuote = wasContentSent && failure.responseCode !== undefined;
  const reason = mayQuote ? (statusOf.exec(scrubbed)?.[0] ?? '') : scrubbed;
  return new DeliveryError(faultOf(failure, wasContentSent), scrubbed, failure.responseCode, reason);
}
