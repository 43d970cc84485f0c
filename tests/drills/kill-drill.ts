import { randomInt, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createStore } from '../../server/store/open-store.ts';
import { writeFixtureSite } from '../server/support/fixture-site.ts';
import { makeFolder } from '../server/support/make-folder.ts';
import { sendRequest } from '../server/support/send-request.ts';
import { type ServerProcess, spawnServer } from '../server/support/server-process.ts';
import { startSmtpSink } from '../server/support/smtp-sink.ts';
import { waitFor } from '../server/support/wait-for.ts';

export interface KillDrillOptions {
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

interface Receipt {
  id: string;
  text: string;
}

const quietMs = 120_000;
/** Between two messages of one visitor: without it the drill measures how fast mails go out. */
const longestThoughtMs = 40;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends one message until somebody acknowledges it: a repeat has the same key, whichever server meets it. */
async function writeUntilTaken(address: () => string, isOver: () => boolean): Promise<Receipt | undefined> {
  const text = `message ${randomUUID()}`;
  const body = JSON.stringify({ name: 'Visitor', email: 'v@visitor.test', phone: '1', company: '', message: text });
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  while (!isOver()) {
    try {
      const answer = await sendRequest(`${address()}/api/mail`, { method: 'POST', headers, body });
      if (answer.status === 201 || answer.status === 200) return { id: JSON.parse(answer.body).id, text };
      if (answer.status !== 503) throw new Error(`unexpected status ${answer.status}`);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== 'ECONNREFUSED' && code !== 'ECONNRESET' && code !== 'EPIPE') throw error;
    }
    await pause(20);
  }
  return undefined;
}

async function readLeads(path: string) {
  const store = createStore({ kind: 'sqlite', path }, { mode: 'inspect' });
  await store.open();
  const leads = await store.reader.list({ limit: 1_000_000 });
  await store.close();
  return leads;
}

const countRepeats = (values: readonly unknown[]) => values.length - new Set(values).size;

/**
 * Kills the real server again and again while visitors write and mails go out, a quarter of the time against a mail
 * server that turns everybody away; then compares what was promised with what is there.
 */
export async function runKillDrill({
  kills,
  visitors = 4,
  longestLifeMs = 700,
}: KillDrillOptions): Promise<KillDrillFigures> {
  const folder = makeFolder();
  const siteDir = writeFixtureSite(folder);
  const path = join(folder, 'leads.db');
  let turnsAway = false;
  const sink = await startSmtpSink({
    onMailFrom: (_address, _session, done) =>
      done(turnsAway ? Object.assign(new Error('closing'), { responseCode: 421 }) : null),
  });
  const env = { ...sink.env, DATABASE_URL: `sqlite:${path}`, LOG_LEVEL: 'info' };
  let server: ServerProcess = spawnServer(siteDir, env);
  let address = await server.ready();
  let unexpectedExits = 0;
  let isOver = false;
  const receipts: Receipt[] = [];

  async function keepWriting(): Promise<void> {
    while (!isOver) {
      const receipt = await writeUntilTaken(
        () => address,
        () => isOver,
      );
      if (receipt !== undefined) receipts.push(receipt);
      await pause(randomInt(0, longestThoughtMs));
    }
  }

  try {
    const writing = Array.from({ length: visitors }, keepWriting);
    for (let kill = 1; kill <= kills; kill += 1) {
      turnsAway = kill % 4 === 0;
      await pause(randomInt(20, longestLifeMs));
      server.kill('SIGKILL');
      if ((await server.exit).signal !== 'SIGKILL') unexpectedExits += 1;
      server = spawnServer(siteDir, env);
      address = await server.ready();
    }
    turnsAway = false;
    isOver = true;
    await Promise.all(writing);
    await waitFor('delivery', async () => (await readLeads(path)).every(({ state }) => state === 'sent'), quietMs, 300);
    server.kill('SIGTERM');
    if ((await server.exit).code !== 0) unexpectedExits += 1;

    const leads = await readLeads(path);
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
    server.kill('SIGKILL');
    await sink.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
