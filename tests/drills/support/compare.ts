import { parseDatabaseConfig } from '../../../server/config/config.ts';
import { createStore } from '../../../server/store/open-store.ts';
import type { LeadRow } from '../../../server/store/tables.ts';
import type { ReceivedMail } from '../../support/server/smtp-sink.ts';
import { pause, type Receipt } from './visitors.ts';

/** Longer than a lease: a killed server's message comes last. */
const longestStillnessMs = 90_000;

/** Opens a store to read from it; no other program may have it open. */
async function inspect<T>(database: string, look: (store: ReturnType<typeof createStore>) => Promise<T>): Promise<T> {
  const store = createStore(parseDatabaseConfig({ DATABASE_URL: database }), { mode: 'inspect' });
  try {
    await store.open();
    return await look(store);
  } finally {
    await store.close();
  }
}

export const readLeads = (database: string): Promise<LeadRow[]> =>
  inspect(database, ({ reader }) => reader.list({ limit: 1_000_000 }));

/** Counts faults of the store's files that the database finds. */
export const countDamages = (database: string): Promise<number> =>
  inspect(database, async (store) => (await store.findDamage()).length);

/** Waits until everything is delivered or nothing changes any more; the rest is undelivered. */
export async function waitWhileDelivering(database: string): Promise<void> {
  let left = Number.POSITIVE_INFINITY;
  let movedAt = performance.now();
  while (left > 0 && performance.now() - movedAt < longestStillnessMs) {
    const { count } = await inspect(database, ({ reader }) => reader.summarize());
    const { sent: _sent, ...others } = count;
    const waiting = Object.values(others).reduce((sum, each) => sum + each, 0);
    if (waiting < left) movedAt = performance.now();
    left = waiting;
    await pause(300);
  }
}

const countRepeats = (values: readonly unknown[]) => values.length - new Set(values).size;

/** Compares promised and stored messages. */
export async function compareStore(database: string, receipts: readonly Receipt[]) {
  const leads = await readLeads(database);
  const stored = new Set(leads.map(({ id, message }) => `${id} ${message}`));
  return {
    acknowledged: receipts.length,
    missing: receipts.filter(({ id, text }) => !stored.has(`${id} ${text}`)).length,
    duplicateRows: countRepeats(leads.map(({ message }) => message)),
  };
}

/** Compares stored messages and those of arrived mails, by their IDs. */
export async function compareMailed(database: string, mailed: readonly string[]) {
  const leads = await readLeads(database);
  const delivered = new Set(mailed);
  return {
    undelivered: leads.filter(({ id }) => !delivered.has(id)).length,
    duplicateMails: countRepeats(mailed),
  };
}

/** Compares stored and mailed messages. */
export const compareMails = (database: string, received: readonly ReceivedMail[]) =>
  compareMailed(
    database,
    received.map(({ mail }) => mail.headers.find(({ key }) => key === 'x-lead-id')?.value ?? ''),
  );
