import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { writeFixtureSite } from '../../tests/server/support/fixture-site.ts';
import { makeFolder } from '../../tests/server/support/make-folder.ts';
import { startSmtpSink } from '../../tests/server/support/smtp-sink.ts';
import { startServers } from '../kill/servers.ts';
import { compareMails, compareStore, waitWhileDelivering } from '../support/compare.ts';
import { pause, startVisitors } from '../support/visitors.ts';
import { startPair } from './database-pair.ts';

const servers = 2;
const longestWritingMs = 3000;
/** Until somebody, or a program, has noticed and promotes the standby. */
const noticedMs = 3000;

/** Kills the primary under load, takes its disk away, promotes the standby, and goes on with that. */
async function loseOnce() {
  const folder = makeFolder();
  const sink = await startSmtpSink();
  const pair = await startPair();
  const site = startServers(servers, writeFixtureSite(folder), { ...sink.env, DATABASE_URL: pair.database });
  let promotedAt = Number.POSITIVE_INFINITY;
  let takenAt = Number.POSITIVE_INFINITY;
  let takenWithout = 0;
  let isLost = false;
  let visitors: ReturnType<typeof startVisitors> | undefined;
  try {
    await site.ready();
    visitors = startVisitors(
      {
        address: site.anyAddress,
        onAnswer(status, askedAt) {
          if (status !== 201) return;
          if (askedAt > promotedAt) takenAt = Math.min(takenAt, performance.now());
          else if (isLost) takenWithout += 1;
        },
      },
      40,
    );
    await pause(1000 + randomInt(longestWritingMs));
    await pair.losePrimary();
    isLost = true;
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
      takenWithout,
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

export async function runLostPrimary(losses: number) {
  const all: Awaited<ReturnType<typeof loseOnce>>[] = [];
  for (let loss = 1; loss <= losses; loss += 1) all.push(await loseOnce());
  const sum = (name: keyof (typeof all)[number]) => all.reduce((total, each) => total + each[name], 0);
  return {
    losses,
    acknowledged: sum('acknowledged'),
    before: sum('before'),
    missing: sum('missing'),
    duplicateRows: sum('duplicateRows'),
    undelivered: sum('undelivered'),
    duplicateMails: sum('duplicateMails'),
    takenWithout: sum('takenWithout'),
    longestWritesAgainMs: Math.max(...all.map(({ writesAgainMs }) => writesAgainMs)),
    unexpectedExits: sum('unexpectedExits'),
  };
}
