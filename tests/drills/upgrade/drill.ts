import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFixtureSite } from '../../support/server/fixture-site.ts';
import { makeFolder } from '../../support/server/make-folder.ts';
import { spawnServer } from '../../support/server/server-process.ts';
import { pause, type Receipt, sendUntilAcknowledged } from '../support/visitors.ts';
import { createPostgresStores, createSqliteStores, insertAsOldRelease, readStoredRows } from './old-store.ts';

/** Sent to each upgraded store. */
const newMessages = 5;

/**
 * Starts the server many times, each time on another store of the first release, and kills it at a random moment of the
 * upgrade; then lets an upgrade end, goes back to the first release by the documented statements, and upgrades again.
 */
export async function runUpgrade(kind: 'sqlite' | 'postgres', kills: number, rows = 40_000) {
  const folder = makeFolder();
  const siteDir = writeFixtureSite(folder);
  const stores = kind === 'sqlite' ? createSqliteStores(folder, rows) : await createPostgresStores(rows);
  const figures = {
    rows,
    kills,
    killedBeforeOpen: 0,
    missing: 0,
    missingNew: 0,
    missingAfterReturn: 0,
    longestOpenMs: 0,
  };
  const start = (database: string) =>
    spawnServer(siteDir, {
      DATABASE_URL: database,
      SMTP_URL: `file:${join(folder, 'outbox')}`,
    });
  const countMissing = async (expected: ReadonlySet<string>) => expected.difference(await readStoredRows(stores)).size;

  /** Starts, and sends messages once it can store. */
  async function serve(database: string, messages: number): Promise<Receipt[]> {
    const begun = performance.now();
    const server = start(database);
    try {
      const url = await server.ready();
      figures.longestOpenMs = Math.max(figures.longestOpenMs, Math.round(performance.now() - begun));
      const receipts: Receipt[] = [];
      for (let sent = 0; sent < messages; sent += 1) {
        const receipt = await sendUntilAcknowledged({ address: () => url }, () => false);
        if (receipt !== undefined) receipts.push(receipt);
      }
      return receipts;
    } finally {
      server.kill('SIGTERM');
      await server.exit;
    }
  }

  try {
    await stores.renew();
    const original = await readStoredRows(stores);
    await serve(await stores.renew(), 0);
    const usualMs = figures.longestOpenMs;
    for (let kill = 1; kill <= kills; kill += 1) {
      const database = await stores.renew();
      const server = start(database);
      // Reading the program takes the first part of a start, and changes nothing.
      await pause(randomInt(Math.floor(usualMs / 3), usualMs + 50));
      if (!server.lines().some(({ evt }) => evt === 'store-open')) figures.killedBeforeOpen += 1;
      server.kill('SIGKILL');
      await server.exit;
      const receipts = await serve(database, newMessages);
      figures.missing += await countMissing(original);
      const stored = new Set(
        (await stores.run('SELECT id, message FROM leads')).map((row) => Object.values(row).join(' ')),
      );
      figures.missingNew += receipts.filter(({ id, text }) => !stored.has(`${id} ${text}`)).length;

      const upgraded = await readStoredRows(stores);
      await stores.run(...stores.goBack, 'SELECT 1');
      await insertAsOldRelease(stores, kill);
      const before = await readStoredRows(stores);
      await stores.run(...stores.goForward, 'SELECT 1');
      await serve(database, 0);
      figures.missingAfterReturn += await countMissing(upgraded.union(before));
    }
    return figures;
  } finally {
    await stores.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
