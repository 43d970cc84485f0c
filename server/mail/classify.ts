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

/** Statuses (RFC 3463) of a content: too large, or of a form that is not taken. */
const contentStatus = /^\d{3}[ -]5\.(?:2\.3|3\.4|6\.\d+)\b/;
/** Statuses of addresses, mailboxes, systems, routes, the protocol and rules for senders. */
const setupStatus = /^\d{3}[ -]5\.[1-57]\.\d+\b/;
/** Servers that say why: our account, its quota, our address or its records. */
const setupWords =
  /\b(?:accounts?|send ?as|senders?|sending|not (?:verified|allowed|permitted|authori[sz]ed|activated)|verify|identity|quota|limits?|exceeded|authenti\w*|authori\w*|permissions?|relay\w*|denied|dmarc|spf|dkim|suspended|disabled|billing|subscription|plan|reputation|recipients?|mailbox|user)\b/i;
const sizeWords = /\b(?:size|too (?:big|large|long))\b/i;
/** Servers that say that they read it. */
const contentWords =
  /\b(?:spam\w*|virus\w*|malware|phish\w*|content|unsolicited|attachments?|headers?|mime|malformed|bare|url|links?|message-id)\b/i;

/**
 * Says who is at fault when a server refuses for good after the content. A word about the owner's affairs outweighs one about the
 * content, since the status alone decides little: 5.7.1 is said of spam as well as of a sender without permission.
 */
function judgeRefusal(text: string): DeliveryFault {
  if (contentStatus.test(text) || sizeWords.test(text)) return 'rejected';
  if (setupWords.test(text)) return 'setup';
  if (contentWords.test(text)) return 'rejected';
  return setupStatus.test(text) ? 'setup' : 'rejected';
}

function faultOf(
  { code = '', command = '', responseCode, response = '' }: SmtpFailure,
  hadContent: boolean,
): DeliveryFault {
  // It may close down because of this very content, and then every message behind it would wait for ever.
  if (responseCode === closingDown && hadContent) return 'deferred';
  if (serverCodes.has(responseCode ?? 0) || loginErrors.has(code)) return 'server';
  // Too large for what the server announced: no reply was needed to know.
  if (responseCode === undefined && code === 'EMESSAGE') return 'rejected';
  // Cut off after the content began to flow: it may have been taken, and it may be what made the server fall.
  if (responseCode === undefined) return hadContent ? 'deferred' : 'server';
  if (!/^(?:MAIL|RCPT|DATA)/.test(command)) return 'server';
  if (responseCode < 500) return 'deferred';
  // A server that has read nothing refuses something of ours.
  return hadContent ? judgeRefusal(response) : 'setup';
}

/** @param hadContent whether the server had asked for the content */
export function classifyFailure(failure: SmtpFailure, hadContent: boolean): DeliveryError {
  const text = failure.response ?? failure.message ?? failure.code ?? 'unknown';
  const scrubbed = scrubAddresses(text);
  const { responseCode: code } = failure;
  // Who has read the content may quote it: a name, a link.
  const mayQuote = hadContent && code !== undefined;
  const reason = mayQuote ? (statusOf.exec(scrubbed)?.[0] ?? '') : scrubbed;
  const isAfterContent = mayQuote && code >= 500;
  return new DeliveryError(faultOf(failure, hadContent), scrubbed, { code, reason, isAfterContent });
}
