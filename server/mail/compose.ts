import { domainToASCII } from 'node:url';
import { oneLineFields, ownerLabels, textFields } from '../../shared/contact-message.ts';
import { locale, site } from '../../shared/site.ts';
import { leadsCommand } from '../leads-command.ts';
import { isSuspected } from '../store/lead/suspicion.ts';
import type { LeadRow } from '../store/tables.ts';
import type { LinkTo, OwnerAction } from './owner-action-link.ts';
import { canaryWords, mailWords, noticeWords } from './words.ts';

/** A mail to the owner, before encoding. */
export interface Mail {
  leadId: string;
  reference: string;
  from: { name: string; address: string };
  /** Address it returns to if undeliverable; absent: `from`. */
  envelopeFrom?: string;
  to: string | string[];
  replyTo?: { name: string; address: string };
  subject: string;
  messageId: string;
  date: Date;
  text: string;
  headers: Record<string, string>;
}

export interface MailAddresses {
  from: string;
  to: string;
  /** Further addresses of the owner's, each with its own delivery. */
  others?: readonly string[] | undefined;
  /** Address of canaries; absent: the owner's. */
  canaryTo?: string | undefined;
  /** Address that undeliverable mails return to. */
  bounceAddress?: string | undefined;
}

const longestName = 60;
/** RFC 5321; also keeps the header below the line length servers accept. */
const longestAddress = 254;

/** A character can have a thousand accents, and the search for its end in a megabyte of them would take seconds. */
const mostUnits = longestName * 4;

function shorten(text: string): string {
  const read = text.trim().slice(0, mostUnits).toWellFormed();
  const characters = [...new Intl.Segmenter().segment(read)].map(({ segment }) => segment);
  const isWhole = characters.length <= longestName && read.length < mostUnits;
  return isWhole ? read : `${characters.slice(0, longestName).join('')}…`;
}

/** The visitor's address in a form that every server accepts; if there is none, the owner reads it in the text. */
function toReplyAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const ascii = /[^\0-\x7f]/.test(domain) ? domainToASCII(domain) : domain;
  const address = `${local}@${ascii}`;
  const isSafe = at > 0 && !local.includes('@') && /^[\x21-\x7e]+$/.test(address) && !/[\s<>(),;:"\\[\]]/.test(address);
  return isSafe && ascii !== '' && address.length <= longestAddress ? address : undefined;
}

const dayAndTime = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: site.office.timeZone,
  timeZoneName: 'short',
});

/** `Friday, 20 November 2026 at 15:32 GMT+5:30`, by the clock of the office. */
export const formatTime = (time: number) => dayAndTime.format(time);

function buildEnvelopeFacts(lead: LeadRow, { from, to }: MailAddresses) {
  return {
    leadId: lead.id,
    reference: lead.reference,
    from: { name: mailWords.sender, address: from },
    to,
    // The same on every try, so that a mail program recognises a repeat.
    messageId: `<${lead.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: new Date(lead.received_at),
    // A header of a well-known filter, by which mail programs sort.
    headers: { 'X-Lead-Id': lead.id, ...(isSuspected(lead) && { 'X-Spam-Flag': 'YES' }) },
  };
}

/** Marks a mail that no person caused. Help desks ignore such mails, so a visitor's message has no mark. */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** `Name:      Zoë`, the values below one another. */
export function renderFacts(facts: readonly (readonly [label: string, value: string])[]): string[] {
  const width = Math.max(...facts.map(([label]) => label.length)) + 2;
  return facts.map(([label, value]) => `${label}:`.padEnd(width) + value);
}

/** Renders links; each acts after a button was pressed on its page. */
export function renderLinks(linkTo: LinkTo | undefined, acts: readonly OwnerAction[]): string[] {
  if (linkTo === undefined) return [];
  return renderFacts(acts.map((act) => [mailWords.acts[act], linkTo(act)] as const));
}

const mark = (lead: LeadRow, subject: string) => (isSuspected(lead) ? mailWords.suspected(subject) : subject);

/** The mail that brings a visitor's message to the owner: from our own address, answered to the visitor. */
export function composeMail(lead: LeadRow, addresses: MailAddresses, linkTo?: LinkTo): Mail {
  const replyAddress = toReplyAddress(lead.email);
  const name = shorten(lead.name);
  const doubts: readonly OwnerAction[] = isSuspected(lead) ? ['spam', 'genuine'] : ['spam'];
  const hint = replyAddress === undefined ? mailWords.write : mailWords.reply;
  return {
    ...buildEnvelopeFacts(lead, addresses),
    ...(replyAddress !== undefined && { replyTo: { name, address: replyAddress } }),
    subject: mark(lead, mailWords.subject(name, lead.reference)),
    text: [
      `${mailWords.opening} ${hint}`,
      '',
      // Before all words of the visitor, who could otherwise write links that look like ours.
      ...(linkTo ? [...renderLinks(linkTo, ['answered', ...doubts]), mailWords.links, ''] : []),
      ...renderFacts([
        ...oneLineFields.map((field) => [ownerLabels[field], lead[field].trim() || mailWords.notGiven] as const),
        [mailWords.reference, lead.reference],
        [mailWords.received, formatTime(lead.received_at)],
        ...(lead.from_page !== null ? [[mailWords.fromPage, lead.from_page] as const] : []),
        ...(lead.from_source !== null ? [[mailWords.fromSource, lead.from_source] as const] : []),
        ...(isSuspected(lead) ? [[mailWords.suspicion, lead.hold_reason ?? ''] as const] : []),
      ]),
      '',
      ...textFields.flatMap((field) => [`${ownerLabels[field]}:`, '', lead[field], '']),
    ].join('\n'),
  };
}

/** Composes the mail of our own test message. */
export function composeCanary(lead: LeadRow, addresses: MailAddresses): Mail {
  const { headers, ...facts } = buildEnvelopeFacts(lead, addresses);
  return {
    ...facts,
    headers: { ...headers, ...automatic },
    to: addresses.canaryTo ?? addresses.to,
    subject: canaryWords.subject(lead.reference),
    text: `${canaryWords.text}\n`,
  };
}

/** Composes a mail for a message whose content the mail server refuses: says how to read it. */
export function composeNotice(lead: LeadRow, addresses: MailAddresses, linkTo?: LinkTo): Mail {
  const { headers, ...facts } = buildEnvelopeFacts(lead, addresses);
  return {
    ...facts,
    headers: { ...headers, ...automatic },
    subject: mark(lead, noticeWords.subject(lead.reference)),
    text: [
      mailWords.opening,
      noticeWords.text,
      '',
      noticeWords.read(leadsCommand(`show ${lead.reference}`)),
      '',
      ...(linkTo ? [...renderLinks(linkTo, ['answered', 'again']), ''] : []),
    ].join('\n'),
  };
}
