import { DeliveryError, type DeliveryFault } from './delivery-error.ts';

/** Facts of nodemailer about a failed try. */
export interface SmtpFailure {
  code?: string;
  /** The SMTP command it failed at; `CONN` for most broken connections, whenever they broke. */
  command?: string;
  responseCode?: number;
  response?: string;
  message?: string;
}

const closingDown = 421;
/** Codes of a missing log-in or TLS, and of a closed line: a fault of the server after any command. */
const serverCodes = new Set([closingDown, 432, 454, 523, 530, 534, 535, 538]);
const loginErrors = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'EDNS', 'ECONFIG']);

const longestReply = 300;
/** `554 5.7.1`, without the words behind it. */
const statusOf = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}\b)?/;

/** Longest text that is searched for addresses: a megabyte without one takes too long. */
const longestRead = 4 * longestReply;
/** Cuts between words: a part of an address would not be found. */
const cut = (text: string) => (text.length > longestRead ? text.slice(0, longestRead).replace(/[^\s<>]+$/, '') : text);

/** Replies quote addresses, and an address of a visitor must not reach the log. */
export function scrubAddresses(text: string): string {
  return cut(text)
    .replace(/<[^<>\s]*@[^<>\s]*>|[^\s<>"'(),;:=]+@[^\s<>"'(),;]+/g, '<addr>')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, longestReply);
}

/** Statuses (RFC 3463) of a content: too large, or of a refused form. */
const contentStatus = /^\d{3}[ -]5\.(?:2\.3|3\.4|6\.\d+)\b/;
/** Statuses of addresses, mailboxes, systems, routes, the protocol and rules for senders. */
const setupStatus = /^\d{3}[ -]5\.[1-57]\.\d+\b/;
/** Words about our account, its quota, our address or its records. */
const setupWords =
  /\b(?:accounts?|send ?as|senders?|sending|not (?:verified|allowed|permitted|authori[sz]ed|activated)|verify|identity|quota|limits?|exceeded|authenti\w*|authori\w*|permissions?|relay\w*|denied|dmarc|spf|dkim|suspended|disabled|billing|subscription|plan|reputation|recipients?|mailbox|user)\b/i;
const sizeWords = /\b(?:size|too (?:big|large|long))\b/i;
/** Words about the content. */
const contentWords =
  /\b(?:spam\w*|virus\w*|malware|phish\w*|content|unsolicited|attachments?|headers?|mime|malformed|bare|url|links?|message-id)\b/i;

/**
 * Finds the fault behind a permanent refusal after DATA. A word about the owner's setup outweighs one about the content,
 * since the status alone decides little: 5.7.1 means spam as well as a sender without permission.
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
  // The content may cause the close: as a server fault it would block all later messages for ever.
  if (responseCode === closingDown && hadContent) return 'deferred';
  if (serverCodes.has(responseCode ?? 0) || loginErrors.has(code)) return 'server';
  // Larger than the server's limit: no reply was needed.
  if (responseCode === undefined && code === 'EMESSAGE') return 'rejected';
  // Broke off after the content began to flow: it may have been taken, or may have made the server fail.
  if (responseCode === undefined) return hadContent ? 'deferred' : 'server';
  if (!/^(?:MAIL|RCPT|DATA)/.test(command)) return 'server';
  if (responseCode < 500) return 'deferred';
  // A server that has read nothing refuses our settings.
  return hadContent ? judgeRefusal(response) : 'setup';
}

/** @param hadContent whether the server had asked for the content */
export function classifyFailure(failure: SmtpFailure, hadContent: boolean): DeliveryError {
  const text = failure.response ?? failure.message ?? failure.code ?? 'unknown';
  const scrubbed = scrubAddresses(text);
  const { responseCode: code } = failure;
  // A server that read the content may quote it: a name, a link.
  const mayQuote = hadContent && code !== undefined;
  const reason = mayQuote ? (statusOf.exec(scrubbed)?.[0] ?? '') : scrubbed;
  const isAfterContent = mayQuote && code >= 500;
  return new DeliveryError(faultOf(failure, hadContent), scrubbed, { code, reason, isAfterContent });
}
