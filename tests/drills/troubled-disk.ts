import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { parseDatabaseConfig } from '../../server/config/config.ts';
import { createStore } from '../../server/store/open-store.ts';
import { writeFixtureSite } from '../server/support/fixture-site.ts';
import { makeFolder } from '../server/support/make-folder.ts';
import { sendRequest } from '../server/support/send-request.ts';
import { spawnServer } from '../server/support/server-process.ts';
import { startSmtpSink } from '../server/support/smtp-sink.ts';
import { waitFor } from '../server/support/wait-for.ts';
import { countRepeats, pause, type Receipt, readLeads, waitWhileDelivering, writeUntilTaken } from './visitors.ts';

/** A disk that gets into trouble when it is told to. */
export interface TroubledDisk {
  /** The store on it, as DATABASE_URL names it. */
  database: string;
  /** What the server that uses it has to be started with. */
  env: Record<string, string>;
  fail(round: number): void;
  /** The end of every message: the longer they are, the sooner the store has to read. */
  tail?: string;
  mend(): void | Promise<void>;
  dispose(): void | Promise<void>;
}

export interface TroubledDiskFigures {
  rounds: number;
  /** Messages the server said it had taken. */
  acknowledged: number;
  /** Answers 503 to messages. */
  refused: number;
  pages: number;
  pagesAnswered: number;
  /** Rounds in which `/readyz` said 503 before the disk was mended. */
  unreadyRounds: number;
  /** Milliseconds from the mending of the disk to the first acknowledged message. */
  recoveryMs: { median: number; longest: number };
  /** Acknowledged and not in the store at the end. */
  missing: number;
  duplicateRows: number;
  undelivered: number;
  duplicateMails: number;
  /** What is wrong with the store's files at the end, as far as the database can say. */
  damages: number;
  /** Ends of the server that nobody asked for. */
  exits: number;
}

const visitors = 4;
/** Every second round, and of each kind of trouble now this and now that. */
const isPatient = (round: number) => (round + Math.floor(round / 4)) % 2 === 0;
const troubleDeadlineMs = 30_000;
const recoveryDeadlineMs = 60_000;

async function countDamages(url: string): Promise<number> {
  const store = createStore(parseDatabaseConfig({ DATABASE_URL: url }), { mode: 'inspect' });
  try {
    await store.open();
    return (await store.findDamage()).length;
  } finally {
    await store.close();
  }
}

/**
 * Gets the disk into trouble again and again while visitors write and others look at pages. In every second round it is
 * mended as soon as one message was refused; in the others not before the server says that it is not ready.
 */
export async function runTroubledDisk(disk: TroubledDisk, rounds: number): Promise<TroubledDiskFigures> {
  const folder = makeFolder();
  const sink = await startSmtpSink();
  const { database } = disk;
  const server = spawnServer(writeFixtureSite(folder), { ...sink.env, ...disk.env, DATABASE_URL: database });
  const figures = { acknowledged: 0, refused: 0, pages: 0, pagesAnswered: 0, unreadyRounds: 0, exits: 0 };
  const recoveries: number[] = [];
  const receipts: Receipt[] = [];
  let isOver = false;
  let lastTakenAskedAt = 0;
  void server.exit.then(() => {
    if (!isOver) figures.exits += 1;
  });

  try {
    const url = await server.ready();

    function note(status: number, askedAt: number): void {
      if (status === 503) figures.refused += 1;
      else lastTakenAskedAt = Math.max(lastTakenAskedAt, askedAt);
    }
    async function keepWriting(): Promise<void> {
      while (!isOver) {
        const receipt = await writeUntilTaken(
          async () => url,
          () => isOver,
          note,
          disk.tail,
        );
        if (receipt !== undefined) receipts.push(receipt);
        await pause(randomInt(0, 20));
      }
    }
    async function keepLooking(): Promise<void> {
      while (!isOver) {
        figures.pages += 1;
        if ((await sendRequest(`${url}/about`)).status === 200) figures.pagesAnswered += 1;
        await pause(10);
      }
    }
    const isReady = async () => (await sendRequest(`${url}/readyz`)).status === 200;

    const busy = [keepLooking(), ...Array.from({ length: visitors }, keepWriting)];
    for (let round = 0; round < rounds; round += 1) {
      await pause(randomInt(100, 500));
      const refusedBefore = figures.refused;
      disk.fail(round);
      await waitFor('a refused message', () => figures.refused > refusedBefore, troubleDeadlineMs);
      if (isPatient(round)) {
        await waitFor('/readyz to say no', async () => !(await isReady()), troubleDeadlineMs);
        figures.unreadyRounds += 1;
      }
      await disk.mend();
      const mendedAt = performance.now();
      await waitFor('a message to be taken', () => lastTakenAskedAt > mendedAt, recoveryDeadlineMs);
      recoveries.push(performance.now() - mendedAt);
      await waitFor('/readyz to say yes', isReady);
    }
    isOver = true;
    await Promise.all(busy);
    await waitWhileDelivering(database);
    server.kill('SIGTERM');
    if ((await server.exit).code !== 0) figures.exits += 1;

    const leads = await readLeads(database);
    const stored = new Set(leads.map(({ id, message }) => `${id} ${message}`));
    const mailed = sink.received.map(({ mail }) => mail.headers.find(({ key }) => key === 'x-lead-id')?.value);
    const delivered = new Set(mailed);
    recoveries.sort((a, b) => a - b);
    return {
      rounds,
      ...figures,
      acknowledged: receipts.length,
      recoveryMs: {
        median: Math.round(recoveries[Math.floor(rounds / 2)] ?? 0),
        longest: Math.round(recoveries.at(-1) ?? 0),
      },
      missing: receipts.filter(({ id, text }) => !stored.has(`${id} ${text}`)).length,
      duplicateRows: countRepeats(leads.map(({ message }) => message)),
      undelivered: leads.filter(({ id }) => !delivered.has(id)).length,
      duplicateMails: countRepeats(mailed),
      damages: await countDamages(database),
    };
  } finally {
    isOver = true;
    server.kill('SIGKILL');
    await server.exit;
    await sink.close();
    await disk.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
