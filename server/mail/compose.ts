import { domainToASCII } from 'node:url';
import { oneLineFields, ownerLabels, textFields } from '../../shared/contact-message.ts';
import { site } from '../../shared/site.ts';
import type { LeadRow } from '../store/tables.ts';
import type { Act, LinkTo } from './act-link.ts';

/** A mail to the owner, before it is put into the form that travels. */
export interface Mail {
  leadId: string;
  reference: string;
  from: { name: string; address: string };
  /** Where it comes back to if it cannot be delivered; absent: to `from`. */
  envelopeFrom?: string;
  to: string;
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
  /** Where canaries go; to the owner if not said. */
  canaryTo?: string | undefined;
  /** Where mails come back to that cannot be delivered. */
  bounceAddress?: string | undefined;
}

/** What the mail says beside the visitor's own words. */
export const mailWords = {
  subject: (name: string, reference: string) => `New message from ${name} (${reference})`,
  opening: `A visitor wrote to ${site.name} through the contact form.`,
  /** How to answer: with the visitor's address in Reply-To, or without. */
  reply: 'Reply to this mail to answer.',
  write: 'Write to the address below to answer.',
  links: 'Links of ours stand here only; any further below were written by the visitor.',
  acts: {
    answered: 'Answered',
    spam: 'This was spam',
    deliver: 'This is not spam: deliver it',
    again: 'Send again',
  } satisfies Record<Act, string>,
};

const longestName = 60;
/** RFC 5321; also keeps the header below the line length servers accept. */
const longestAddress = 254;

/** A character may carry a thousand accents, and to look for its end in a megabyte of them would take seconds. */
const mostUnits = longestName * 4;

function shorten(text: string): string {
  const read = text.trim().slice(0, mostUnits).toWellFormed();
  const characters = [...new Intl.Segmenter().segment(read)].map(({ segment }) => segment);
  const isWhole = characters.length <= longestName && read.length < mostUnits;
  return isWhole ? read : `${characters.slice(0, longestName).join('')}…`;
}

/** The visitor's address in a form every server carries, or nothing: then the owner reads it in the text. */
function toReplyAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const ascii = /[^\0-\x7f]/.test(domain) ? domainToASCII(domain) : domain;
  const address = `${local}@${ascii}`;
  const isSafe = at > 0 && !local.includes('@') && /^[\x21-\x7e]+$/.test(address) && !/[\s<>(),;:"\\[\]]/.test(address);
  return isSafe && ascii !== '' && address.length <= longestAddress ? address : undefined;
}

const receivedFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

function buildEnvelopeFacts(lead: LeadRow, { from, to }: MailAddresses) {
  return {
    leadId: lead.id,
    reference: lead.reference,
    from: { name: `${site.name} website`, address: from },
    to,
    // The same on every try, so that a mail program recognises a repeat.
    messageId: `<${lead.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: new Date(lead.received_at),
    headers: { 'X-Lead-Id': lead.id, 'Auto-Submitted': 'auto-generated' },
  };
}

/** `Name:      Zoë`, the values below one another. */
function renderFacts(facts: readonly (readonly [label: string, value: string])[]): string[] {
  const width = Math.max(...facts.map(([label]) => label.length)) + 2;
  return facts.map(([label, value]) => `${label}:`.padEnd(width) + value);
}

/** Each does what it says, after a button was pressed on the page it leads to. */
export function renderLinks(linkTo: LinkTo | undefined, acts: readonly Act[]): string[] {
  if (linkTo === undefined) return [];
  return renderFacts(acts.map((act) => [mailWords.acts[act], linkTo(act)] as const));
}

/** The mail that brings a visitor's message to the owner: from our own address, answered to the visitor. */
export function composeMail(lead: LeadRow, addresses: MailAddresses, linkTo?: LinkTo): Mail {
  const replyAddress = toReplyAddress(lead.email);
  const name = shorten(lead.name);
  const hint = replyAddress === undefined ? mailWords.write : mailWords.reply;
  return {
    ...buildEnvelopeFacts(lead, addresses),
    ...(replyAddress !== undefined && { replyTo: { name, address: replyAddress } }),
    subject: mailWords.subject(name, lead.reference),
    text: [
      `${mailWords.opening} ${hint}`,
      '',
      // Before every word of the visitor's: below them anybody could write links that look like ours.
      ...(linkTo ? [...renderLinks(linkTo, ['answered', 'spam']), mailWords.links, ''] : []),
      ...renderFacts([
        ...oneLineFields.map((field) => [ownerLabels[field], lead[field].trim() || '(not given)'] as const),
        ['Reference', lead.reference],
        ['Received', `${receivedFormat.format(lead.received_at)} UTC`],
      ]),
      '',
      ...textFields.flatMap((field) => [`${ownerLabels[field]}:`, '', lead[field], '']),
    ].join('\n'),
  };
}

/** For a message of our own that only shows that messages come through. */
export function composeCanary(lead: LeadRow, addresses: MailAddresses): Mail {
  return {
    ...buildEnvelopeFacts(lead, addresses),
    to: addresses.canaryTo ?? addresses.to,
    subject: `Canary: the contact form of ${site.name} works (${lead.reference})`,
    text: "This message went the whole way of a visitor's message. Nobody has to read it.\n",
  };
}

/** For a message whose content the mail server refuses: says that it is there and how to read it. */
export function composeNotice(lead: LeadRow, addresses: MailAddresses, linkTo?: LinkTo): Mail {
  return {
    ...buildEnvelopeFacts(lead, addresses),
    subject: `New message (${lead.reference})`,
    text: [
      mailWords.opening,
      'The mail server does not accept the text of the message, so it is not in this mail.',
      '',
      `Read it on the server with: npm run leads -- show ${lead.reference}`,
      '',
      ...(linkTo ? [...renderLinks(linkTo, ['answered', 'again']), ''] : []),
    ].join('\n'),
  };
}
