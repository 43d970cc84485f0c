import { randomInt } from 'node:crypto';
import { sendRequest } from '../../support/server/send-request.ts';
import { startSmtpSink } from '../../support/server/smtp-sink.ts';
import { waitFor } from '../../support/server/wait-for.ts';
import { compareMails, compareStore, countDamages, waitWhileDelivering } from './compare.ts';
import { startSite } from './site.ts';
import { pause, startVisitors } from './visitors.ts';

/** A disk that fails on command. */
export interface TroubledDisk {
  /** The store on it, as DATABASE_URL names it. */
  database: string;
  /** Environment of the server that uses it. */
  env: Record<string, string>;
  fail(round: number): void;
  /** End of every message: longer ones make the store read sooner. */
  tail?: string;
  mend(): void | Promise<void>;
  dispose(): void | Promise<void>;
}

/** Alternates between rounds, and for each kind of trouble. */
const isPatient = (round: number) => (round + Math.floor(round / 4)) % 2 === 0;
const troubleDeadlineMs = 30_000;
const recoveryDeadlineMs = 60_000;

/**
 * Brings the disk into trouble again and again while visitors write and others look at pages. In every second round it
 * is mended after one refused message; in the others after the server says that it is not ready.
 */
export async function runTroubledDisk(disk: TroubledDisk, rounds: number) {
  const { database } = disk;
  const sink = await startSmtpSink();
  const site = await startSite({ ...sink.env, ...disk.env, DATABASE_URL: database });
  const figures = { refused: 0, pages: 0, pagesAnswered: 0, unreadyRounds: 0, exits: 0 };
  const recoveries: number[] = [];
  let isOver = false;
  let lastTakenAskedAt = 0;
  void site.server.exit.then(() => {
    if (!isOver) figures.exits += 1;
  });
  function note(status: number, askedAt: number): void {
    if (status === 503) figures.refused += 1;
    else lastTakenAskedAt = Math.max(lastTakenAskedAt, askedAt);
  }
  async function keepLooking(): Promise<void> {
    while (!isOver) {
      figures.pages += 1;
      if (await site.isPageAnswered()) figures.pagesAnswered += 1;
      await pause(10);
    }
  }
  const isReady = async () => (await sendRequest(`${site.url}/readyz`)).status === 200;
  const looking = keepLooking();
  const visitors = startVisitors({ address: () => site.url, onAnswer: note, ...(disk.tail && { tail: disk.tail }) });

  try {
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
    await Promise.all([looking, visitors.leave()]);
    await waitWhileDelivering(database);
    if (await site.stop()) figures.exits += 1;
    recoveries.sort((a, b) => a - b);
    return {
      rounds,
      ...figures,
      medianRecoveryMs: Math.round(recoveries[Math.floor(rounds / 2)] ?? 0),
      longestRecoveryMs: Math.round(recoveries.at(-1) ?? 0),
      ...(await compareStore(database, visitors.receipts)),
      ...(await compareMails(database, sink.received)),
      damages: await countDamages(database),
    };
  } finally {
    isOver = true;
    visitors.end();
    await site.dispose();
    await sink.close();
    await disk.dispose();
  }
}
