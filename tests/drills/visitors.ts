import { randomUUID } from 'node:crypto';
import { parseDatabaseConfig } from '../../server/config.ts';
import { createStore } from '../../server/store/open-store.ts';
import type { LeadRow } from '../../server/store/tables.ts';
import { sendRequest } from '../server/support/send-request.ts';

/** A message that the server said it had taken. */
export interface Receipt {
  id: string;
  text: string;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends one message until somebody acknowledges it: a repeat has the same key, whichever server meets it. */
export async function writeUntilTaken(
  anyAddress: () => Promise<string>,
  isOver: () => boolean,
): Promise<Receipt | undefined> {
  // Digits alone: in hexadecimal some numbers spell words, and such a message was held as spam.
  const text = `message ${BigInt(`0x${randomUUID().replaceAll('-', '')}`)}`;
  const body = JSON.stringify({ name: 'Visitor', email: 'v@visitor.test', phone: '1', company: '', message: text });
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  while (!isOver()) {
    try {
      const answer = await sendRequest(`${await anyAddress()}/api/mail`, { method: 'POST', headers, body });
      if (answer.status === 201 || answer.status === 200) return { id: JSON.parse(answer.body).id, text };
      if (answer.status !== 503) throw new Error(`unexpected status ${answer.status}`);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== 'ECONNREFUSED' && code !== 'ECONNRESET' && code !== 'EPIPE') throw error;
    }
    await pause(20);
  }
  return undefined;
}

/** Everything in the store, which nobody else has to have open. */
export async function readLeads(databaseUrl: string): Promise<LeadRow[]> {
  const store = createStore(parseDatabaseConfig({ DATABASE_URL: databaseUrl }), { mode: 'inspect' });
  try {
    await store.open();
    return await store.reader.list({ limit: 1_000_000 });
  } finally {
    await store.close();
  }
}
