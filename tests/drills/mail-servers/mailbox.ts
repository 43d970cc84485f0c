import { globSync, readFileSync } from 'node:fs';
import { domainToASCII } from 'node:url';
import PostalMime, { type Email } from 'postal-mime';
import { validateMessage } from '../../../server/intake/validate-message.ts';
import { mailWords } from '../../../server/mail/words.ts';
import { type ContactMessage, oneLineFields, ownerLabels, textFields } from '../../../shared/contact-message.ts';
import { addresses } from './mail-server.ts';

/** A message that our server acknowledged. */
export interface Acknowledged {
  id: string;
  reference: string;
  sent: ContactMessage;
}

const readHeader = (mail: Email, name: string) =>
  mail.headers.filter(({ key }) => key === name).map(({ value }) => value);

export const readId = (mail: Email) => readHeader(mail, 'x-lead-id')[0] ?? '';

/** Reads new mails since the last call. */
export function openMailbox(maildir: string) {
  const known = new Set<string>();
  const mails: Email[] = [];
  return {
    mails,
    async read(): Promise<Email[]> {
      for (const file of globSync(`${maildir}/new/*`)) {
        if (known.has(file)) continue;
        known.add(file);
        mails.push(await PostalMime.parse(readFileSync(file)));
      }
      return mails;
    },
  };
}

/** Expected text of the owner's mail, line for line. */
function expectText(message: ContactMessage, reference: string): string {
  const facts = oneLineFields.map(
    (field) => [ownerLabels[field], message[field].trim() || mailWords.notGiven] as const,
  );
  const labels = [...facts.map(([label]) => label), mailWords.reference, mailWords.received];
  const width = Math.max(...labels.map((label) => label.length)) + 2;
  return [
    ...facts.map(([label, value]) => `${label}:`.padEnd(width) + value),
    `${mailWords.reference}:`.padEnd(width) + reference,
    '<received>',
    ...textFields.flatMap((field) => ['', `${ownerLabels[field]}:`, '', message[field]]),
    '',
  ].join('\n');
}

function toAscii(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + domainToASCII(email.slice(at));
}

/** @returns the first difference from the visitor's message, as a text; nothing if it is the same */
export function findDifference(mail: Email, acknowledged: Acknowledged | undefined): string | undefined {
  if (acknowledged === undefined) return 'a mail that nobody sent';
  const { id, reference, sent } = acknowledged;
  const { message } = validateMessage(new Map(Object.entries(sent)));
  const text = mail.text ?? '';
  // Follows the links, which are signed for one message each.
  const links = /\n(?:.+: +http:\/\/localhost:3000\/message-act\/[\w.-]+\n){2}.*\n\n/.exec(text);
  const received = new RegExp(`^${RegExp.escape(mailWords.received)}: .*$`, 'm');
  const body = text.slice(links === null ? 0 : links.index + links[0].length).replace(received, '<received>');
  const name = message.name.trim();
  const facts: [string, unknown, unknown][] = [
    ['text', body, expectText(message, reference)],
    ['answer address', mail.replyTo?.[0]?.address, toAscii(message.email)],
    ['answer name', mail.replyTo?.[0]?.name, name],
    ['answer addresses', mail.replyTo?.length, 1],
    ['subject', mail.subject, mailWords.subject(name, reference)],
    ['from', mail.from?.address, addresses.MAIL_FROM],
    ['to', mail.to?.map(({ address }) => address).join(), addresses.MAIL_TO],
    ['other recipients', mail.cc ?? mail.bcc, undefined],
    ['message id', mail.messageId, `<${id}@company.test>`],
    ['own id', readHeader(mail, 'x-lead-id').join(), id],
    ['HTML', mail.html, undefined],
  ];
  const wrong = facts.find(([, found, expected]) => found !== expected);
  return wrong && `${wrong[0]}: ${JSON.stringify(wrong[1])?.slice(0, 300)}`;
}
