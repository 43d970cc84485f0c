import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { contactFields } from '../../../shared/contact-message.ts';
import type { DatabaseConfig } from '../../config/config.ts';
import { readRows } from '../../store/copy/copy-store.ts';
import { createSum } from '../../store/copy/sum-rows.ts';
import { createStore } from '../../store/open-store.ts';
import { readState, sumFile } from './folder-state.ts';

/** Columns that never change: the same in a copy and in the store. */
const lasting = ['id', 'reference', 'idem_key', 'received_at', ...contactFields] as const;
/** Margin for messages committed in another order than received. */
const marginMs = 60_000;

export interface Verification {
  messages: number;
  /** Equal in both. */
  same: number;
  /** Gone from the store. */
  deleted: number;
  faults: string[];
}

/** Reads time and checksum of each message's words, by ID. */
async function readWords(database: DatabaseConfig): Promise<Map<string, { at: number; words: string }>> {
  const found = new Map<string, { at: number; words: string }>();
  for await (const row of readRows(database, 'leads')) {
    const sum = createSum();
    sum.add(Object.fromEntries(lasting.map((name) => [name, row[name] ?? null])));
    found.set(String(row.id), { at: Number(row.received_at), words: sum.read().checksum });
  }
  return found;
}

/**
 * Restores a copy by docs/operate/operations.md into a temporary folder, and opens it like a server.
 * @throws StoreError
 */
async function restore(path: string, folder: string): Promise<{ database: DatabaseConfig; faults: string[] }> {
  const database = { kind: 'sqlite' as const, path: join(folder, 'leads.db') };
  cpSync(path, database.path);
  const store = createStore(database, { mode: 'serve' });
  try {
    await store.open();
    await store.probe();
    return { database, faults: (await store.findDamage()).map((text) => `The copy is damaged: ${text}.`) };
  } finally {
    await store.close();
  }
}

function compare(copy: Awaited<ReturnType<typeof readWords>>, store: Awaited<ReturnType<typeof readWords>>) {
  const until = [...copy.values()].reduce((latest, { at }) => Math.max(latest, at), 0) - marginMs;
  const missing = [...store].filter(([id, { at }]) => at <= until && !copy.has(id)).length;
  const both = [...copy].filter(([id]) => store.has(id));
  const changed = both.filter(([id, { words }]) => store.get(id)?.words !== words).length;
  return {
    same: both.length - changed,
    deleted: copy.size - both.length,
    faults: [
      ...(missing > 0 ? [`${missing} messages that are older than its newest are not in the copy.`] : []),
      ...(changed > 0 ? [`${changed} messages have other words in the copy than in the store.`] : []),
    ],
  };
}

/** Proves that a copy can be restored and equals the store. @throws StoreError if it cannot be opened at all */
export async function verifyBackup(path: string, database: DatabaseConfig): Promise<Verification> {
  const sum = readState(dirname(path)).sums[basename(path)];
  const faults =
    sum === undefined || sum === (await sumFile(path)) ? [] : ['The file is not as it was when the copy was made.'];
  const folder = mkdtempSync(join(tmpdir(), 'proof-'));
  try {
    const restored = await restore(path, folder);
    const copy = await readWords(restored.database);
    const compared = compare(copy, await readWords(database));
    return { messages: copy.size, ...compared, faults: [...faults, ...restored.faults, ...compared.faults] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
