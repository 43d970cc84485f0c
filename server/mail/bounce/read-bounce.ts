import PostalMime, { type Email } from 'postal-mime';
import { scrubAddresses } from '../classify.ts';

/** What a mail that came back says: that another could not be delivered and why, or something else. */
export type BounceReport = { kind: 'failed'; reason: string } | { kind: 'other' };

/** Mails of machines to a sender: whoever is on holiday says so, and a delay is no failure. */
const isReply = ({ headers }: Email) =>
  headers.some(({ key, value }) => key === 'auto-submitted' && /^auto-replied/i.test(value)) ||
  headers.some(({ key }) => ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress-reply'].includes(key));

const machines = /^(?:mailer-daemon|postmaster|mail-?daemon|mmdf|qmailr?)$/i;
const failureSubject =
  /undeliver|not be delivered|delivery (?:status notification \(failure\)|failure|has failed|failed)|mail delivery failed|returned mail|failure notice|nondeliverable|unzustellbar|non remis|devuelto/i;
const delaySubject = /delay|warning|still trying|verzögert/i;
const replyCode = /\b(5\d\d(?:[ -]5\.\d{1,3}\.\d{1,3})?|5\.\d{1,3}\.\d{1,3})\b[^\r\n]*/;

const readText = ({ content }: Email['attachments'][number]) =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');

/** The fields of a delivery status (RFC 3464) that are told of one recipient; lines that go on are put together. */
function readStatus(text: string) {
  const fieldOf = (name: string) =>
    new RegExp(`^${name}:[ \\t]*(.+)$`, 'im').exec(text.replace(/\r?\n[ \t]+/g, ' '))?.[1]?.trim();
  return {
    action: fieldOf('action')?.toLowerCase(),
    status: fieldOf('status'),
    diagnostic: fieldOf('diagnostic-code'),
  };
}

/** One line for the owner, without addresses. */
const toReason = (...parts: (string | undefined)[]) =>
  scrubAddresses(
    parts
      .filter(Boolean)
      .join(' ')
      .replace(/^smtp; ?/i, ''),
  ) || 'no reason given';

/** @param source of the mail, or as much of its beginning as one wants to read */
export async function readBounce(source: Buffer | string): Promise<BounceReport> {
  const mail = await PostalMime.parse(source, { forceRfc822Attachments: true });
  const report = mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (report !== undefined) {
    const { action, status, diagnostic } = readStatus(readText(report));
    if (action !== 'failed' && !(action === undefined && status?.startsWith('5'))) return { kind: 'other' };
    return { kind: 'failed', reason: toReason(diagnostic ?? status) };
  }
  if (isReply(mail)) return { kind: 'other' };
  const sender = mail.from?.address?.split('@')[0] ?? '';
  const isNamed = mail.headers.some(({ key }) => key === 'x-failed-recipients');
  const subject = mail.subject ?? '';
  const isFailure = isNamed || (machines.test(sender) && failureSubject.test(subject));
  if (!isFailure || delaySubject.test(subject)) return { kind: 'other' };
  return { kind: 'failed', reason: toReason(replyCode.exec(mail.text ?? '')?.[0]) };
}
