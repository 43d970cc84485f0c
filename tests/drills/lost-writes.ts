import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFixtureSite } from '../server/support/fixture-site.ts';
import { makeFolder } from '../server/support/make-folder.ts';
import { spawnServer } from '../server/support/server-process.ts';
import { waitFor } from '../server/support/wait-for.ts';
import { fillDisk, mountMemory } from './full-disk.ts';
import { createDisk } from './power-cut-disk.ts';
import { countRepeats, pause, type Receipt, readLeads, writeUntilTaken } from './visitors.ts';

export interface LostWritesFigures {
  rounds: number;
  /** Messages the server said it had taken. */
  acknowledged: number;
  /** Of those: after the disk had begun to lose writes. */
  acknowledgedLater: number;
  /** Answers 503. */
  refused: number;
  /** Acknowledged and not in the store after the power came back. */
  missing: number;
  duplicateRows: number;
}

const visitors = 4;
const recoveryDeadlineMs = 60_000;

/** A disk that fails beneath its file system: below it there is less memory than it promises. */
function createPoorDisk() {
  const memory = mountMemory('24m');
  // As it is mounted by default, ext4 never gives back a new block whose first write failed, however often it is written
  // and synchronized later: no program can store anything there.
  const disk = memory && createDisk(memory.path, ['dioread_lock']);
  if (memory === undefined || disk === undefined) {
    memory?.unmount();
    return undefined;
  }
  const ballast = join(memory.path, 'ballast');
  return {
    ...disk,
    fail: () => fillDisk(ballast),
    mend: () => rmSync(ballast, { force: true }),
    dispose() {
      disk.dispose();
      memory.unmount();
    },
  };
}

type Tally = Omit<LostWritesFigures, 'rounds'>;

async function runRound(siteDir: string, tally: Tally): Promise<boolean> {
  const disk = createPoorDisk();
  if (disk === undefined) return false;
  const database = `sqlite:${join(disk.path, 'leads.db')}`;
  const env = { DATABASE_URL: database, SMTP_URL: `file:${join(siteDir, '../outbox')}` };
  let server = spawnServer(siteDir, env);
  let isOver = false;
  let lastTakenAskedAt = 0;
  const receipts: Receipt[] = [];

  try {
    const url = await server.ready();
    function note(status: number, askedAt: number): void {
      if (status === 503) tally.refused += 1;
      else lastTakenAskedAt = askedAt;
    }
    async function keepWriting(): Promise<void> {
      while (!isOver) {
        const receipt = await writeUntilTaken(
          async () => url,
          () => isOver,
          note,
        );
        if (receipt !== undefined) receipts.push(receipt);
        await pause(randomInt(0, 20));
      }
    }
    const writing = Array.from({ length: visitors }, keepWriting);
    await pause(randomInt(50, 300));
    const refusedBefore = tally.refused;
    disk.fail();
    await waitFor('a refused message', () => tally.refused > refusedBefore, recoveryDeadlineMs);
    const takenBefore = receipts.length;
    await pause(randomInt(0, 500));
    disk.mend();
    const mendedAt = performance.now();
    await waitFor('a message to be taken', () => lastTakenAskedAt > mendedAt, recoveryDeadlineMs);
    await pause(randomInt(0, 200));
    server.kill('SIGSTOP');
    disk.cut();
    server.kill('SIGKILL');
    isOver = true;
    await server.exit;
    await Promise.all(writing);
    await disk.comeBack();
    server = spawnServer(siteDir, env);
    await server.ready();
    server.kill('SIGTERM');
    await server.exit;

    const leads = await readLeads(database);
    const stored = new Set(leads.map(({ id, message }) => `${id} ${message}`));
    tally.acknowledged += receipts.length;
    tally.acknowledgedLater += receipts.length - takenBefore;
    tally.missing += receipts.filter(({ id, text }) => !stored.has(`${id} ${text}`)).length;
    tally.duplicateRows += countRepeats(leads.map(({ message }) => message));
    return true;
  } finally {
    isOver = true;
    server.kill('SIGKILL');
    await server.exit;
    disk.dispose();
  }
}

/**
 * Lets a disk lose writes beneath its file system, which then says so once and calls the lost pages clean, lets it
 * work again, and cuts its power soon after the server takes messages again: what only the memory knew is gone.
 * @returns nothing where this machine does not permit loop mounts
 */
export async function runLostWrites(rounds: number): Promise<LostWritesFigures | undefined> {
  const folder = makeFolder();
  const siteDir = writeFixtureSite(folder);
  const tally: Tally = { acknowledged: 0, acknowledgedLater: 0, refused: 0, missing: 0, duplicateRows: 0 };
  try {
    for (let round = 0; round < rounds; round += 1) if (!(await runRound(siteDir, tally))) return undefined;
    return { rounds, ...tally };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
