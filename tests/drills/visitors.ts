import { randomUUID } from 'node:crypto';
import { parseDatabaseConfig } from '../../server/config/config.ts';
import { createStore } from '../../server/store/open-store.ts';
import type { LeadRow } from '../../server/store/tables.ts';
import { sendRequest } from '../server/support/send-request.ts';

/** A message that the server said it had taken. */
export interface Receipt {
  id: string;
  text: string;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Longer than a lease: the message of a server that was killed comes last. */
const longestStandstillMs = 90_000;

/**
 * Sends one message until somebody acknowledges it: a repeat has the same key, whichever server meets it.
 * @param onAnswer is told each status, and when the call that it answers began
 * @param tail the end of the message
 */
export async function writeUntilTaken(
  anyAddress: () => Promise<string>,
  isOver: () => boolean,
  onAnswer: (status: number, askedAt: number) => void = () => {},
  tail = '',
): Promise<Receipt | undefined> {
  // Words of a customer: a message that is held is not mailed. Digits alone differ, as in hexadecimal some spell words.
  const text = `We need an app for our drivers, please call us back. Number ${BigInt(`0x${randomUUID().replaceAll('-', '')}`)}${tail}`;
  const body = JSON.stringify({ name: 'Visitor', email: 'v@visitor.test', phone: '1', company: '', message: text });
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  while (!isOver()) {
    try {
      const address = await anyAddress();
      const askedAt = performance.now();
      const answer = await sendRequest(`${address}/api/mail`, { method: 'POST', headers, body });
      onAnswer(answer.status, askedAt);
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

/** Until everything is delivered, or nothing moves any more: what is left then is counted as undelivered. */
export async function waitWhileDelivering(url: string): Promise<void> {
  let left = Number.POSITIVE_INFINITY;
  let movedAt = performance.now();
  while (left > 0 && performance.now() - movedAt < longestStandstillMs) {
    const waiting = (await readLeads(url)).filter(({ state }) => state !== 'sent').length;
    if (waiting < left) movedAt = performance.now();
    left = waiting;
    await pause(300);
  }
}

export const countRepeats = (values: readonly unknown[]) => values.length - new Set(values).size;
