import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFixtureSite } from '../../support/server/fixture-site.ts';
import { makeFolder } from '../../support/server/make-folder.ts';
import { spawnServer } from '../../support/server/server-process.ts';
import { waitFor } from '../../support/server/wait-for.ts';
import { compareStore } from '../support/compare.ts';
import { pause, startVisitors } from '../support/visitors.ts';
import { createOvercommittedDisk } from './overcommitted-disk.ts';

const recoveryDeadlineMs = 60_000;

/** @returns figures of one disk, or nothing if this machine does not permit it */
async function runRound(siteDir: string) {
  const disk = createOvercommittedDisk();
  if (disk === undefined) return undefined;
  const database = `sqlite:${join(disk.path, 'leads.db')}`;
  const env = { DATABASE_URL: database, SMTP_URL: `file:${join(siteDir, '../outbox')}` };
  let server = spawnServer(siteDir, env);
  let visitors: ReturnType<typeof startVisitors> | undefined;
  let refused = 0;
  let lastTakenAskedAt = 0;
  function note(status: number, askedAt: number): void {
    if (status === 503) refused += 1;
    else lastTakenAskedAt = askedAt;
  }

  try {
    const url = await server.ready();
    visitors = startVisitors({ address: () => url, onAnswer: note });
    await pause(randomInt(50, 300));
    const refusedBefore = refused;
    disk.fail();
    await waitFor('a refused message', () => refused > refusedBefore, recoveryDeadlineMs);
    const takenBefore = visitors.receipts.length;
    await pause(randomInt(0, 500));
    disk.mend();
    const mendedAt = performance.now();
    await waitFor('a message to be taken', () => lastTakenAskedAt > mendedAt, recoveryDeadlineMs);
    await pause(randomInt(0, 200));
    server.kill('SIGSTOP');
    disk.cut();
    server.kill('SIGKILL');
    visitors.end();
    await server.exit;
    await visitors.leave();
    await disk.comeBack();
    server = spawnServer(siteDir, env);
    await server.ready();
    server.kill('SIGTERM');
    await server.exit;
    const figures = await compareStore(database, visitors.receipts);
    return { ...figures, acknowledgedLater: figures.acknowledged - takenBefore, refused };
  } finally {
    visitors?.end();
    server.kill('SIGKILL');
    await server.exit;
    disk.dispose();
  }
}

/**
 * Makes a disk lose writes below its file system, which reports that once and marks the lost pages clean, lets it work
 * again, and cuts its power soon after the server takes messages again: data only in memory is gone.
 * @returns nothing if this machine does not permit loop mounts
 */
export async function runLostWrites(rounds: number) {
  const folder = makeFolder();
  const siteDir = writeFixtureSite(folder);
  const sum = { rounds, acknowledged: 0, acknowledgedLater: 0, refused: 0, missing: 0, duplicateRows: 0 };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const figures = await runRound(siteDir);
      if (figures === undefined) return undefined;
      for (const [name, figure] of Object.entries(figures)) sum[name as keyof typeof figures] += figure;
    }
    return sum;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
