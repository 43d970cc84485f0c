import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** Position in a folder of a mailbox. UIDs mean something only together with the folder's UIDVALIDITY. */
export interface Position {
  validity: string;
  /** First UID that was not read; 0 before the first reading. */
  next: number;
  /** Unreadable mails before it, and the times of their next tries (milliseconds since 1970). */
  failed: { uid: number; tries: number; due: number }[];
}

/** `failing`: with the last fault, or nothing was read for ten minutes. `unknown`: not tried yet. */
export interface MailboxHealth {
  state: 'read' | 'failing' | 'unknown';
  fault?: string;
}

/** State shared by all processes that read the mailbox of bounces. */
export interface MailboxStore {
  /** @param folder with its account: another account has other UIDs */
  position(folder: string): Promise<Position | undefined>;
  savePosition(folder: string, position: Position): Promise<void>;
  /** @param fault in our own words; none if all was read */
  noteReading(fault?: string): Promise<void>;
  assess(): Promise<MailboxHealth>;
}

const readKey = 'bounces-read';
const faultKey = 'bounces-fault';
const positionKey = (folder: string) => `bounces-position ${folder}`;
const silentAfterMs = 10 * 60_000;

/** @throws StoreError from every method */
export function createMailboxStore({ query, now }: Database): MailboxStore {
  const write = (key: string, value: string | ReturnType<typeof sql<string>>) =>
    query
      .insertInto('meta')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();

  return {
    async position(folder) {
      const row = await query
        .selectFrom('meta')
        .select('value')
        .where('key', '=', positionKey(folder))
        .executeTakeFirst();
      return row && (JSON.parse(row.value) as Position);
    },

    async savePosition(folder, position) {
      await write(positionKey(folder), JSON.stringify(position));
    },

    async noteReading(fault = '') {
      if (fault === '') await write(readKey, sql<string>`cast(${now()} as text)`);
      await write(faultKey, fault);
    },

    async assess() {
      const rows = await query
        .selectFrom('meta')
        .select(['key', 'value', sql<number>`${now()}`.as('present')])
        .where('key', 'in', [readKey, faultKey])
        .execute();
      if (rows.length === 0) return { state: 'unknown' };
      const find = (key: string) => rows.find((row) => row.key === key)?.value ?? '';
      const fault = find(faultKey);
      if (fault !== '') return { state: 'failing', fault };
      const isSilent = Number(rows[0]?.present) - Number(find(readKey)) > silentAfterMs;
      return isSilent ? { state: 'failing', fault: 'it was not read for ten minutes' } : { state: 'read' };
    },
  };
}
