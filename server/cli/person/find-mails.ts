import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { ownerLabels } from '../../../shared/contact-message.ts';
import type { LeadRow } from '../../store/tables.ts';
import type { Person } from './person.ts';

export interface FoundMails {
  /** Mails of this person's messages; lists with one of them among others, too. */
  own: string[];
  /** Mails of others' messages, with the address somewhere in them. */
  named: string[];
}

/** The first such line is ours: a visitor's words come after it. */
function readSender(mail: Email): string {
  const label = `${ownerLabels.email}:`;
  const line = mail.text?.split('\n').find((each) => each.startsWith(label));
  return line?.slice(label.length).trim() ?? mail.replyTo?.[0]?.address ?? '';
}

function relate(mail: Email, sent: readonly LeadRow[], person: Person): keyof FoundMails | undefined {
  const id = mail.headers.find(({ key }) => key === 'x-lead-id')?.value;
  const text = [mail.subject ?? '', mail.text ?? ''].join('\n');
  const isOwn =
    sent.some((lead) => lead.id === id) ||
    (id === undefined ? sent.some(({ reference }) => text.includes(reference)) : person.isSender(readSender(mail)));
  if (isOwn) return 'own';
  return person.isNamed(text) ? 'named' : undefined;
}

/**
 * Finds files of mails, also of messages gone from the store.
 * @param sent the person's messages
 * @returns paths
 */
export async function findMails(folder: string, sent: readonly LeadRow[], person: Person): Promise<FoundMails> {
  const found: FoundMails = { own: [], named: [] };
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.eml(?:\.part)?$/.test(name)) : [];
  for (const name of names.sort()) {
    const path = join(folder, name);
    const relation = relate(await PostalMime.parse(readFileSync(path)), sent, person);
    if (relation) found[relation].push(path);
  }
  return found;
}
