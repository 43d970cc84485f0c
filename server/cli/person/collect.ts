import { parseBackupConfig, parseDatabaseConfig, parseOutboxFolder } from '../../config/config.ts';
import type { DeliveryRow } from '../../store/tables.ts';
import type { Context } from '../context.ts';
import { type FoundCopy, findCopies } from './find-copies.ts';
import { type FoundMails, findMails } from './find-mails.ts';
import { type FoundMessages, findMessages } from './find-messages.ts';
import type { Person } from './person.ts';

/** All that this program can find of one person. */
export interface Findings {
  person: Person;
  messages: FoundMessages;
  /** Deliveries of the person's messages to other addresses, by the message's ID. */
  deliveries: Map<string, DeliveryRow[]>;
  mails: FoundMails;
  copies: FoundCopy[];
  /** Another machine that has the same copies. */
  offsite?: string;
  /** Its own dumps and archives are not searched. */
  isPostgres: boolean;
}

/** @throws StoreError, ConfigError */
export async function collect({ store, env, now }: Context, person: Person): Promise<Findings> {
  const database = parseDatabaseConfig(env);
  const backup = parseBackupConfig(env);
  const messages = await findMessages(store.reader, person);
  const deliveries = new Map<string, DeliveryRow[]>();
  for (const { id } of messages.sent) deliveries.set(id, await store.deliveries.find(id));
  return {
    person,
    messages,
    deliveries,
    mails: await findMails(parseOutboxFolder(env), messages.sent, person),
    copies: findCopies(database, backup, person, now),
    ...(backup?.offsite && { offsite: backup.offsite.host }),
    isPostgres: database.kind === 'postgres',
  };
}

export const isNothing = ({ messages, mails, copies }: Findings): boolean =>
  [messages.sent, messages.named, mails.own, mails.named, copies].every((found) => found.length === 0);
