import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFixtureSite } from '../server/support/fixture-site.ts';
import { makeFolder } from '../server/support/make-folder.ts';
import { createDatabase, startCluster } from '../server/support/postgres.ts';
import { spawnServer } from '../server/support/server-process.ts';
import { startSmtpSink } from '../server/support/smtp-sink.ts';
import { countRepeats, pause, type Receipt, readLeads, waitWhileDelivering, writeUntilTaken } from './visitors.ts';

/** `sqlite`: one server. `postgres`: three on one database. `database`: the same, and PostgreSQL itself is killed. */
export type KillDrillKind = 'sqlite' | 'postgres' | 'database';

export interface KillDrillOptions {
  kind: KillDrillKind;
  kills: number;
  /** Visitors who write at the same time, each one message after the other. */
  visitors?: number;
  /** The longest a server lives before it is killed. */
  longestLifeMs?: number;
}

export interface KillDrillFigures {
  kills: number;
  /** Messages the server said it had taken. */
  acknowledged: number;
  /** Of those: not in the store at the end. */
  missing: number;
  duplicateRows: number;
  /** In the store but not mailed when all is quiet. */
  undelivered: number;
  /** The same message mailed again: at most one per kill is promised. */
  duplicateMails: number;
  /** Ends of a server that nobody killed. */
  unexpectedExits: number;
}

/** Between two messages of one visitor: without it the drill measures how fast mails go out. */
const longestThoughtMs = 40;

/** Where messages are kept during the drill. */
async function startDatabase(kind: KillDrillKind, folder: string) {
  if (kind === 'sqlite') return { url: `sqlite:${join(folder, 'leads.db')}`, cluster: undefined };
  const cluster = await startCluster();
  return { url: await createDatabase(cluster.url), cluster };
}

/** The site's servers: killed one at a time, and started again on their own address. */
function startServers(count: number, siteDir: string, env: Record<string, string>) {
  let unexpectedExits = 0;
  const launch = async () => {
    const server = spawnServer(siteDir, env);
    return { server, address: await server.ready() };
  };
  const slots = Array.from({ length: count }, launch);
  return {
    ready: () => Promise.all(slots),
    anyAddress: async () => (await slots[randomInt(count)])?.address ?? '',
    async killOne(): Promise<void> {
      const index = randomInt(count);
      const slot = await slots[index];
      slot?.server.kill('SIGKILL');
      if ((await slot?.server.exit)?.signal !== 'SIGKILL') unexpectedExits += 1;
      slots[index] = launch();
      await slots[index];
    },
    /** @returns how many ended at some time without being asked to */
    async stop(): Promise<number> {
      for (const { server } of await Promise.all(slots)) {
        server.kill('SIGTERM');
        if ((await server.exit).code !== 0) unexpectedExits += 1;
      }
      return unexpectedExits;
    },
    async abandon(): Promise<void> {
      for (const slot of await Promise.allSettled(slots))
        if (slot.status === 'fulfilled') slot.value.server.kill('SIGKILL');
    },
  };
}

/**
 * Kills real servers again and again while visitors write and mails go out, a quarter of the time against a mail server
 * that turns everybody away; then compares what was promised with what is there.
 */
export async function runKillDrill({
  kind,
  kills,
  visitors = 4,
  longestLifeMs = 700,
}: KillDrillOptions): Promise<KillDrillFigures> {
  const folder = makeFolder();
  const siteDir = writeFixtureSite(folder);
  let turnsAway = false;
  const sink = await startSmtpSink({
    onMailFrom: (_address, _session, done) =>
      done(turnsAway ? Object.assign(new Error('closing'), { responseCode: 421 }) : null),
  });
  const { url, cluster } = await startDatabase(kind, folder);
  const env = { ...sink.env, DATABASE_URL: url, LOG_LEVEL: 'info' };
  const servers = startServers(kind === 'sqlite' ? 1 : 3, siteDir, env);
  let isOver = false;
  const receipts: Receipt[] = [];

  async function keepWriting(): Promise<void> {
    while (!isOver) {
      const receipt = await writeUntilTaken(servers.anyAddress, () => isOver);
      if (receipt !== undefined) receipts.push(receipt);
      await pause(randomInt(0, longestThoughtMs));
    }
  }

  async function killSomething(): Promise<void> {
    if (kind !== 'database' || cluster === undefined) return await servers.killOne();
    await cluster.kill();
    await cluster.start();
  }

  try {
    await servers.ready();
    const writing = Array.from({ length: visitors }, keepWriting);
    for (let kill = 1; kill <= kills; kill += 1) {
      turnsAway = kill % 4 === 0;
      await pause(randomInt(20, longestLifeMs));
      await killSomething();
    }
    turnsAway = false;
    isOver = true;
    await Promise.all(writing);
    await waitWhileDelivering(url);
    const unexpectedExits = await servers.stop();

    const leads = await readLeads(url);
    const stored = new Set(leads.map(({ id, message }) => `${id} ${message}`));
    const mailed = sink.received.map(({ mail }) => mail.headers.find(({ key }) => key === 'x-lead-id')?.value);
    const delivered = new Set(mailed);
    return {
      kills,
      acknowledged: receipts.length,
      missing: receipts.filter(({ id, text }) => !stored.has(`${id} ${text}`)).length,
      duplicateRows: countRepeats(leads.map(({ message }) => message)),
      undelivered: leads.filter(({ id }) => !delivered.has(id)).length,
      duplicateMails: countRepeats(mailed),
      unexpectedExits,
    };
  } finally {
    isOver = true;
    await servers.abandon();
    await sink.close();
    await cluster?.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
