import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { writeFixtureSite } from '../../support/server/fixture-site.ts';
import { makeFolder } from '../../support/server/make-folder.ts';
import { startSmtpSink } from '../../support/server/smtp-sink.ts';
import { startServers } from '../kill/servers.ts';
import { compareMails, compareStore, waitWhileDelivering } from '../support/compare.ts';
import { pause, startVisitors } from '../support/visitors.ts';
import { startPair } from './database-pair.ts';

const servers = 2;
const longestWritingMs = 3000;
/** Time until a person or a program promotes the standby. */
const noticedMs = 3000;

/** Absence of the standby before the loss. */
const awayMs = 500;

/** Kills the primary under load, deletes its disk, promotes the standby, and continues on the standby. */
async function loseOnce(isSynchronous: boolean, isStandbyAway: boolean) {
  const folder = makeFolder();
  const sink = await startSmtpSink();
  const pair = await startPair(isSynchronous);
  const site = startServers(servers, writeFixtureSite(folder), { ...sink.env, DATABASE_URL: pair.database });
  let promotedAt = Number.POSITIVE_INFINITY;
  let takenAt = Number.POSITIVE_INFINITY;
  let visitors: ReturnType<typeof startVisitors> | undefined;
  try {
    await site.ready();
    visitors = startVisitors(
      {
        address: site.anyAddress,
        onAnswer(status, askedAt) {
          if (status === 201 && askedAt > promotedAt) takenAt = Math.min(takenAt, performance.now());
        },
      },
      40,
    );
    await pause(1000 + randomInt(longestWritingMs));
    if (isStandbyAway) {
      await pair.loseStandby();
      await pause(awayMs);
    }
    await pair.losePrimary();
    if (isStandbyAway) await pair.returnStandby();
    await pause(noticedMs);
    const lost = visitors.receipts.length;
    promotedAt = performance.now();
    await pair.promote();
    while (takenAt === Number.POSITIVE_INFINITY && performance.now() - promotedAt < 60_000) await pause(50);
    await pause(2000);
    await visitors.leave();
    await waitWhileDelivering(pair.left);
    const unexpectedExits = await site.stop();
    return {
      before: lost,
      ...(await compareStore(pair.left, visitors.receipts)),
      ...(await compareMails(pair.left, sink.received)),
      writesAgainMs: Math.round(takenAt - promotedAt),
      unexpectedExits,
    };
  } finally {
    visitors?.end();
    await site.abandon();
    await pair.dispose();
    await sink.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Every second time the standby was away just before.
 * @param isSynchronous false for a control: a standby for which commits do not wait, and which is always away before
 */
export async function runLostPrimary(losses: number, isSynchronous = true) {
  const all: Awaited<ReturnType<typeof loseOnce>>[] = [];
  for (let loss = 1; loss <= losses; loss += 1)
    all.push(await loseOnce(isSynchronous, !isSynchronous || loss % 2 === 0));
  const sum = (name: keyof (typeof all)[number]) => all.reduce((total, each) => total + each[name], 0);
  return {
    losses,
    acknowledged: sum('acknowledged'),
    before: sum('before'),
    missing: sum('missing'),
    duplicateRows: sum('duplicateRows'),
    undelivered: sum('undelivered'),
    duplicateMails: sum('duplicateMails'),
    longestWritesAgainMs: Math.max(...all.map(({ writesAgainMs }) => writesAgainMs)),
    unexpectedExits: sum('unexpectedExits'),
  };
}
