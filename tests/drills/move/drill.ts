import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSql } from '../../support/server/databases.ts';
import { writeFixtureSite } from '../../support/server/fixture-site.ts';
import { makeFolder } from '../../support/server/make-folder.ts';
import { createDatabase, startPostgres } from '../../support/server/postgres.ts';
import { spawnLeads } from '../../support/server/run-leads.ts';
import { spawnServer } from '../../support/server/server-process.ts';
import { startSmtpSink } from '../../support/server/smtp-sink.ts';
import { compareMailed, compareStore, waitWhileDelivering } from '../support/compare.ts';
import { pause, startVisitors } from '../support/visitors.ts';
import { fillStore } from './fill-store.ts';
import { startForwarder } from './forwarder.ts';
import { pressLinks } from './press-links.ts';

/** `machine`: to another SQLite store, with visitors at both addresses. `postgres`: from SQLite to PostgreSQL. */
export type MoveKind = 'machine' | 'postgres';

/** Time of writing before and after a move. */
const writingMs = 3000;
const longestPauseMs = 40;
const pressed = 20;

async function copyTo(from: string, to: string): Promise<void> {
  const { code, error } = await spawnLeads(['copy-to', to], { DATABASE_URL: from });
  if (code !== 0) throw new Error(`copy-to failed: ${error}`);
}

/** Moves a store by docs/operate/move.md while visitors write; the copy is tried before, while the server runs. */
async function moveOnce(kind: MoveKind, rows: number) {
  const folder = makeFolder();
  const siteDir = writeFixtureSite(folder);
  const sink = await startSmtpSink();
  const cluster = kind === 'postgres' ? await startPostgres() : undefined;
  const old = `sqlite:${join(folder, 'old', 'leads.db')}`;
  const next = cluster ? await createDatabase(cluster.url) : `sqlite:${join(folder, 'new', 'leads.db')}`;
  mkdirSync(join(folder, 'new'));
  const filled = await fillStore(old, rows);
  const start = (database: string) => spawnServer(siteDir, { ...sink.env, DATABASE_URL: database });
  const first = start(old);
  let second: ReturnType<typeof start> | undefined;
  const addresses = [await first.ready()];
  const forwarder = await startForwarder(addresses[0] as string);
  addresses[0] = forwarder.url;
  let asked = 0;
  let takenAt = performance.now();
  let gapMs = 0;
  const visitors = startVisitors(
    {
      address: () => addresses[asked++ % addresses.length] as string,
      onAnswer(status) {
        if (status !== 201) return;
        gapMs = Math.max(gapMs, Math.round(performance.now() - takenAt));
        takenAt = performance.now();
      },
    },
    longestPauseMs,
  );
  try {
    await pause(writingMs);
    await copyTo(old, next);
    await pause(writingMs / 3);
    first.kill('SIGTERM');
    await first.exit;
    const copyBegun = performance.now();
    await copyTo(old, next);
    const copyMs = Math.round(performance.now() - copyBegun);
    second = start(next);
    const address = await second.ready();
    forwarder.turnTo(address);
    // Some visitors have the new address already, others come by the old one.
    addresses.push(address);
    const early = sink.received.slice(0, pressed);
    const deadLinks = await pressLinks(early, addresses);
    await pause(writingMs);
    await visitors.leave();
    await waitWhileDelivering(next);
    const answered = await runSql(next, 'SELECT id FROM leads WHERE answered_at IS NOT NULL');
    const mailed = sink.received.map(({ mail }) => mail.headers.find(({ key }) => key === 'x-lead-id')?.value ?? '');
    return {
      copyMs,
      gapMs,
      ...(await compareStore(next, visitors.receipts)),
      ...(await compareMailed(next, [...mailed, ...filled])),
      links: early.length,
      deadLinks: deadLinks + Math.abs(early.length - deadLinks - answered.length),
    };
  } finally {
    visitors.end();
    for (const server of [first, second]) server?.kill('SIGKILL');
    await forwarder.close();
    await sink.close();
    await cluster?.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function runMove(kind: MoveKind, moves: number, rows = 20_000) {
  const all: Awaited<ReturnType<typeof moveOnce>>[] = [];
  for (let move = 1; move <= moves; move += 1) all.push(await moveOnce(kind, rows));
  const sum = (name: keyof (typeof all)[number]) => all.reduce((total, each) => total + each[name], 0);
  return {
    moves,
    rows,
    acknowledged: sum('acknowledged'),
    missing: sum('missing'),
    duplicateRows: sum('duplicateRows'),
    undelivered: sum('undelivered'),
    duplicateMails: sum('duplicateMails'),
    links: sum('links'),
    deadLinks: sum('deadLinks'),
    longestCopyMs: Math.max(...all.map(({ copyMs }) => copyMs)),
    longestGapMs: Math.max(...all.map(({ gapMs }) => gapMs)),
  };
}
