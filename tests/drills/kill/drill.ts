import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFixtureSite } from '../../support/server/fixture-site.ts';
import { makeFolder } from '../../support/server/make-folder.ts';
import { createDatabase, startCluster } from '../../support/server/postgres.ts';
import { startSmtpSink } from '../../support/server/smtp-sink.ts';
import { compareMails, compareStore, waitWhileDelivering } from '../support/compare.ts';
import { pause, startVisitors } from '../support/visitors.ts';
import { startServers } from './servers.ts';

/** `sqlite`: one server. `postgres`: three on one database. `database`: the same, and PostgreSQL itself is killed. */
export type KillKind = 'sqlite' | 'postgres' | 'database';

const longestLifeMs = 700;
/** Pause between two messages of a visitor: without it the drill measures the mail rate. */
const longestPauseMs = 40;

/** Starts the database of the drill. */
async function startDatabase(kind: KillKind, folder: string) {
  if (kind === 'sqlite') return { database: `sqlite:${join(folder, 'leads.db')}` };
  const cluster = await startCluster();
  return { database: await createDatabase(cluster.url), cluster };
}

/**
 * Kills real servers again and again while visitors write and mails go out, a quarter of the time against a mail server
 * that refuses everything; then compares promised and stored messages.
 */
export async function runKill(kind: KillKind, kills: number) {
  const folder = makeFolder();
  let turnsAway = false;
  const sink = await startSmtpSink({
    onMailFrom: (_address, _session, done) =>
      done(turnsAway ? Object.assign(new Error('closing'), { responseCode: 421 }) : null),
  });
  const { database, cluster } = await startDatabase(kind, folder);
  const env = { ...sink.env, DATABASE_URL: database, LOG_LEVEL: 'info' };
  const servers = startServers(kind === 'sqlite' ? 1 : 3, writeFixtureSite(folder), env);
  let visitors: ReturnType<typeof startVisitors> | undefined;

  async function killSomething(): Promise<void> {
    if (kind !== 'database' || cluster === undefined) return await servers.killOne();
    await cluster.kill();
    await cluster.start();
  }

  try {
    await servers.ready();
    visitors = startVisitors({ address: servers.anyAddress }, longestPauseMs);
    for (let kill = 1; kill <= kills; kill += 1) {
      turnsAway = kill % 4 === 0;
      await pause(randomInt(20, longestLifeMs));
      await killSomething();
    }
    turnsAway = false;
    await visitors.leave();
    await waitWhileDelivering(database);
    const unexpectedExits = await servers.stop();
    return {
      kills,
      ...(await compareStore(database, visitors.receipts)),
      ...(await compareMails(database, sink.received)),
      unexpectedExits,
    };
  } finally {
    visitors?.end();
    await servers.abandon();
    await sink.close();
    await cluster?.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
