import PostalMime, { type Email } from 'postal-mime';
import { refusalWords } from '../words.ts';

/**
 * Contents of a mail that came back: that another could not be delivered and why, or something else. `behind`: only to somebody
 * behind an alias that our mail went to (docs/decisions/0052).
 */
export type BounceReport = { kind: 'failed' | 'behind'; reason: string } | { kind: 'other' };

const other: BounceReport = { kind: 'other' };

const machineNames = /^(?:mailer-?daemon|postmaster|mail-?daemon|mmdf|qmailr?|mdaemon|daemon|mta|bounces?)$/i;
const machineWords = /mail(?:er)?[ -]?(?:delivery|daemon)|delivery (?:sub)?system|postmaster|mail administrator/i;

/** Beginnings of subjects in which a person is away, before anything that is quoted behind them. */
const absenceSubject =
  /^\W*(?:auto(?:matic|matische|matisch|mática|matica)?[ -]?(?:reply|response|antwort|antwoord)?:|(?:automatic|automated) (?:reply|response)|automatische (?:antwort|abwesenheit)|abwesenheit|out of (?:the )?office|r[ée]ponse automatique|respuesta autom[áa]tica|risposta automatica|resposta autom[áa]tica|autoreply|vacation|away from|自動応答|自动回复|автоответ)/i;
const delaySubject =
  /\b(?:delay(?:ed)?|warning|still (?:trying|being)|temporar\w+|will be retried|verz(?:ö|oe)gert\w*|retard(?:é|ed)?|retraso|ritardo)\b/i;
const successSubject = /\b(?:success|successful(?:ly)?|relay(?:ed)?|delivered|expanded)\b/i;
const failureSubject = new RegExp(
  [
    "undeliver|non-?deliver|nondeliverable|not (?:be )?delivered|could ?n[o']t be (?:delivered|sent)|unable to deliver|failed to deliver",
    'deliver\\w* (?:status notification \\(failure\\)|notification|failure|failed|error|problem|report|has failed)|mail (?:delivery )?(?:failed|failure|error)',
    'returned (?:mail|to sender)|failure notice|message failed|mail system error|user unknown|undeliverable|rejected',
    'unzustellbar|nicht zu(?:ge)?stell|zustellung (?:fehlgeschlagen|nicht)|fehlgeschlagen|zur(?:ü|ue)ckgewiesen',
    'non remis|échec|echec|non distribu|devuelto|no (?:se ha )?(?:podido )?entreg|fallo|mancat[oa] (?:recapito|consegna)|impossibile',
    'não (?:foi )?entreg|falha|onbestelbaar|niet (?:worden )?bezorgd|kunde inte|nie można dostarczyć|niedostarcz|недостав|не доставлен',
    '配信不能|配信できません|送信できません|退信|无法投递|投递失败|無法傳遞|배달',
  ].join('|'),
  'i',
);

/** Lines behind which the mail that came back is quoted: words of a visitor. */
const quoteBegins =
  /^[ \t]*(?:>|-{2,}.*(?:copy|original|message|headers|below|included|kopie|nachricht)|(?:return-path|received|from|to|subject|date|message-id|mime-version|content-type):|the (?:message|headers?|original message) (?:was|were|of|follows)|(?:original|your) message|below this line|message (?:text|headers?) follow)/im;

/** `550 5.1.1`, `550` at the beginning of an answer, or `5.1.1`; a number in a sentence is none. */
const replyCode =
  /\b5\d\d[ -]#?5\.\d{1,3}\.\d{1,3}\b|(?:^|[:;(>\]]|said|code|error|status)[ \t"']*5\d\d(?=[ -]\S|$)|(?<![\d.])#?5\.\d{1,3}\.\d{1,3}(?![\d.])/im;

const readText = ({ content }: Email['attachments'][number]) =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');

interface Recipient {
  action: string | undefined;
  status: string | undefined;
  diagnostic: string | undefined;
  /** The mailbox that was tried, and the one that we mailed to, as far as the report says it. */
  final: string | undefined;
  original: string | undefined;
}

/** `rfc822; <Owner+tag@mx.company.test>` -> `owner`: hosts are rewritten on the way, and nobody else is meant. */
const readMailbox = (field: string | undefined): string | undefined =>
  /^(?:[^;]*;)?[\s<"]*([^\s<>"@+]+)[^\s<>@]*@/.exec(field ?? '')?.[1]?.toLowerCase();

/** A mailbox that is unknown, switched off or full; not a refusal of our sender (5.1.7, 5.1.8) or of the mail. */
const mailboxGone = /\b[45]\.(?:1\.(?![78]\b)\d{1,3}|2\.[0-2])\b/;

function isBehindAlias({ status = '', diagnostic = '', final, original }: Recipient): boolean {
  if (final === undefined || original === undefined || final === original) return false;
  return mailboxGone.test(/\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(diagnostic)?.[0] ?? status);
}

const recipientFields = new Set(['original-recipient', 'final-recipient', 'action', 'status', 'diagnostic-code']);

/** The recipients of a delivery status (RFC 3464), whether blank lines stand between them or not; lines that go on are put together. */
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
    group.set(field, value.trim());
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
 * A reason in our own words beside the codes: mail servers quote what they refuse.
 * @param said by a mail server
 */
function toReason(...said: (string | undefined)[]): string {
  const text = said.filter(Boolean).join(' ');
  const reply = /\b5\d\d\b/.exec(replyCode.exec(text)?.[0] ?? '')?.[0];
  const [status, subject = ''] = /\b[45]\.(\d{1,3})\.\d{1,3}\b/.exec(text) ?? [];
  const codes = [reply, status].filter(Boolean).join(' ');
  const words = refusalWords[subject] ?? refusalWords.other;
  return codes ? `${codes}, ${words}` : refusalWords.none;
}

/** Parses a mail of any shape; undefined where nothing can be read of it. */
const parse = (source: Buffer | string): Promise<Email | undefined> =>
  PostalMime.parse(source, { forceRfc822Attachments: true }).catch(() => undefined);

/** @param source of the mail, or as much of its beginning as one wants to read */
export async function readBounce(source: Buffer | string): Promise<BounceReport> {
  const mail = await parse(source);
  if (mail === undefined) return other;
  const subject = mail.subject ?? '';
  const ofType = (type: RegExp) => mail.attachments.find(({ mimeType }) => type.test(mimeType));
  const hasHeader = (key: string, value = /./) =>
    mail.headers.some((each) => each.key === key && value.test(each.value));

  const report = ofType(/^message\/(?:global-)?delivery-status$/);
  if (report !== undefined) {
    const recipients = readRecipients(readText(report));
    const failures = recipients.filter(hasFailed);
    const failed = failures.find((each) => !isBehindAlias(each)) ?? failures[0];
    if (failed) {
      const kind = isBehindAlias(failed) ? 'behind' : 'failed';
      return { kind, reason: toReason(failed.diagnostic, failed.status) };
    }
    if (recipients.length > 0 || !failureSubject.test(subject)) return other;
  }
  // A receipt, a complaint, or a person who is away.
  if (ofType(/^message\/(?:disposition-notification|feedback-report)$/)) return other;
  if (absenceSubject.test(subject) || hasHeader('x-autoreply') || hasHeader('x-autorespond')) return other;
  if (hasHeader('precedence', /auto_reply/i) || delaySubject.test(subject)) return other;

  const isNamed = hasHeader('x-failed-recipients');
  const [sender = ''] = mail.from?.address?.split('@') ?? [];
  const isMachine = machineNames.test(sender) || (sender === '' && machineWords.test(mail.from?.name ?? ''));
  if (!isNamed && !isMachine && report === undefined) return other;
  const [own = ''] = (mail.text ?? '').split(quoteBegins);
  const isFailure = isNamed || failureSubject.test(subject) || (replyCode.test(own) && !successSubject.test(subject));
  return isFailure ? { kind: 'failed', reason: toReason(replyCode.exec(own)?.[0], own) } : other;
}
