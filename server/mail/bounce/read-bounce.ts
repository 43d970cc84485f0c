import PostalMime, { type Email } from 'postal-mime';
import { refusalWords } from '../words.ts';
import * as words from './bounce-words.ts';

/**
 * Contents of a returned mail: another could not be delivered and why, or something else. `behind`: only to a mailbox
 * behind the alias that our mail went to (docs/decisions/0052).
 */
export type BounceReport = { kind: 'failed' | 'behind'; reason: string } | { kind: 'other' };

/** Characters of a subject or of a field that are read: patterns are slow on more. */
const longestLine = 1000;

const other: BounceReport = { kind: 'other' };

const readText = ({ content }: Email['attachments'][number]) =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');

interface Recipient {
  action: string | undefined;
  status: string | undefined;
  diagnostic: string | undefined;
  /** The mailbox that was tried, and the one that we mailed to, if the report names it. */
  final: string | undefined;
  original: string | undefined;
}

/** `rfc822; <Owner+tag@mx.company.test>` -> `owner`, without the host, which mail servers rewrite. */
const readMailbox = (field: string | undefined): string | undefined =>
  /^(?:[^;]*;)?[\s<"]*([^\s<>"@+]+)[^\s<>@]*@/.exec(field ?? '')?.[1]?.toLowerCase();

/** A mailbox that is unknown, switched off or full; not a refusal of our sender (5.1.7, 5.1.8) or of the mail. */
const mailboxGone = /\b[45]\.(?:1\.(?![78]\b)\d{1,3}|2\.[0-2])\b/;

function isBehindAlias({ status = '', diagnostic = '', final, original }: Recipient): boolean {
  if (final === undefined || original === undefined || final === original) return false;
  return mailboxGone.test(/\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(diagnostic)?.[0] ?? status);
}

const recipientFields = new Set(['original-recipient', 'final-recipient', 'action', 'status', 'diagnostic-code']);

/** The recipients of a delivery status (RFC 3464), with or without blank lines between them. Joins continued lines. */
function readRecipients(text: string): Recipient[] {
  const groups: Map<string, string>[] = [];
  let group: Map<string, string> | undefined;
  for (const line of text.replace(/\r?\n[ \t]+(?=\S)/g, ' ').split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([a-z-]+)[ \t]*:(.*)$/i.exec(line) ?? [];
    const field = name.toLowerCase();
    if (line.trim() === '') group = undefined;
    if (!recipientFields.has(field)) continue;
    if (group === undefined || (group.has(field) && field !== 'diagnostic-code')) {
      group = new Map();
      groups.push(group);
    }
    group.set(field, value.trim().slice(0, longestLine));
  }
  return groups
    .filter((fields) => ['action', 'status', 'final-recipient'].some((field) => fields.has(field)))
    .map((fields) => ({
      action: /^[a-z]+/i.exec(fields.get('action') ?? '')?.[0].toLowerCase(),
      status: /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0],
      diagnostic: fields.get('diagnostic-code'),
      final: readMailbox(fields.get('final-recipient')),
      original: readMailbox(fields.get('original-recipient')),
    }));
}

const failedActions = /^(?:fail|expire|undeliver|error|bounce)/;

const hasFailed = ({ action, status }: Recipient): boolean =>
  action === undefined ? status?.startsWith('5') === true : failedActions.test(action);

/**
 * Makes a reason in our own words beside the codes: mail servers quote the mail.
 * @param said by a mail server
 */
function toReason(...said: (string | undefined)[]): string {
  const text = said.filter(Boolean).join(' ');
  const reply = /\b5\d\d\b/.exec(words.replyCode.exec(text)?.[0] ?? '')?.[0];
  const [status, subject = ''] = /\b[45]\.(\d{1,3})\.\d{1,3}\b/.exec(text) ?? [];
  const codes = [reply, status].filter(Boolean).join(' ');
  return codes ? `${codes}, ${refusalWords[subject] ?? refusalWords.other}` : refusalWords.none;
}

function skipBlanks(source: Buffer | string): string {
  // Bytes, since the mail itself names its encoding.
  return (typeof source === 'string' ? Buffer.from(source) : source).toString('latin1').trimStart();
}

/** Parses a mail of any shape; undefined if it cannot be parsed. Blank lines before it do not end its headers. */
const parse = (source: Buffer | string): Promise<Email | undefined> =>
  PostalMime.parse(Buffer.from(skipBlanks(source), 'latin1'), { forceRfc822Attachments: true }).catch(() => undefined);

const hasHeader = ({ headers }: Email, key: string, value = /./): boolean =>
  headers.some((each) => each.key === key && value.test(each.value));

/** Receipts, complaints, absences, and promises of another try. */
function isOther(mail: Email, subject: string): boolean {
  const types = /^message\/(?:disposition-notification|feedback-report)$/;
  if (mail.attachments.some(({ mimeType }) => types.test(mimeType))) return true;
  if (words.absenceSubject.test(subject) || words.delaySubject.test(subject)) return true;
  if (hasHeader(mail, 'x-autoreply') || hasHeader(mail, 'x-autorespond')) return true;
  return hasHeader(mail, 'precedence', /auto_reply/i);
}

/**
 * Whether a mail without a report is about a failure: by its sender, its subject and its own words.
 * @param own text before anything that is quoted
 * @param isReport of a form that has no recipients
 */
function tellsFailure(mail: Email, subject: string, own: string, isReport: boolean): boolean {
  if (hasHeader(mail, 'x-failed-recipients') || words.permanentNotice.test(own)) return true;
  const [sender = ''] = mail.from?.address?.split('@') ?? [];
  const isInSubject = words.failureSubject.test(subject);
  const isInWords = words.failureText.test(own) && !words.delayText.test(own);
  const isInText = isInWords || words.replyCode.test(own);
  if (isReport || sender === '' || words.machineNames.test(sender))
    return isInSubject || (isInText && !words.successSubject.test(subject));
  // Gateways have their own names: two signs are needed, of text and subject, or of text and headers.
  if (hasHeader(mail, 'auto-submitted', /auto-replied/i) || words.replySubject.test(subject)) return false;
  if (isInSubject) return isInText;
  return isInWords && words.noReplyNames.test(sender) && hasHeader(mail, 'return-path', /^<>$/);
}

/** @param source the mail, or its beginning */
export async function readBounce(source: Buffer | string): Promise<BounceReport> {
  const mail = await parse(source);
  if (mail === undefined) return other;
  const [own = ''] = (mail.text ?? '').split(words.quoteStart);
  const report = mail.attachments.find(({ mimeType }) => /^message\/(?:global-)?delivery-status$/.test(mimeType));
  if (report !== undefined) {
    const recipients = readRecipients(readText(report));
    const failures = recipients.filter(hasFailed);
    const failed = failures.find((each) => !isBehindAlias(each)) ?? failures[0];
    if (failed) {
      const kind = isBehindAlias(failed) ? 'behind' : 'failed';
      return { kind, reason: toReason(failed.diagnostic, failed.status) };
    }
    if (recipients.length > 0 && !words.expiredText.test(own)) return other;
    if (recipients.length > 0) return { kind: 'failed', reason: toReason(recipients[0]?.status) };
  }
  const subject = (mail.subject ?? '').slice(0, longestLine);
  if (isOther(mail, subject)) return other;
  if (!tellsFailure(mail, subject, own, report !== undefined)) return other;
  return { kind: 'failed', reason: toReason(words.replyCode.exec(own)?.[0], own) };
}
