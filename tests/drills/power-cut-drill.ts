import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeFixtureSite } from '../server/support/fixture-site.ts';
import { makeFolder } from '../server/support/make-folder.ts';
import { spawnServer } from '../server/support/server-process.ts';
import { startSmtpSink } from '../server/support/smtp-sink.ts';
import { createDisk } from './power-cut-disk.ts';
import { pause, type Receipt, readLeads, writeUntilTaken } from './visitors.ts';

export interface PowerCutFigures {
  cuts: number;
  /** Messages the server said it had taken. */
  acknowledged: number;
  /** Of those: not in the store after the power came back. */
  missing: number;
  duplicateRows: number;
  /** Starts after a cut at which the store could not be opened. */
  failedStarts: number;
}

export interface ControlFigures {
  cuts: number;
  acknowledged: number;
  /** Has to be more than none, or the drill cannot see a loss. */
  lost: number;
}

/**
 * Cuts the power of the store's disk while visitors write, with the server frozen so that nothing reaches the disk
 * afterwards, and compares what was promised with what is there when it comes back.
 * @returns nothing where the machine does not permit loop mounts
 */
export async function runPowerCutDrill(cuts: number, visitors = 4): Promise<PowerCutFigures | undefined> {
  const disk = createDisk();
  if (disk === undefined) return undefined;
  const folder = makeFolder();
  const siteDir = writeFixtureSite(folder);
  const sink = await startSmtpSink();
  const url = `sqlite:${join(disk.path, 'leads.db')}`;
  const env = { ...sink.env, DATABASE_URL: url };
  let server = spawnServer(siteDir, env);
  let address = await server.ready();
  let isOver = false;
  let failedStarts = 0;
  const receipts: Receipt[] = [];

  async function keepWriting(): Promise<void> {
    while (!isOver) {
      const receipt = await writeUntilTaken(
        async () => address,
        () => isOver,
      );
      if (receipt) receipts.push(receipt);
      await pause(randomInt(0, 20));
    }
  }

  try {
    const writing = Array.from({ length: visitors }, keepWriting);
    for (let cut = 1; cut <= cuts; cut += 1) {
      await pause(randomInt(100, 700));
      server.kill('SIGSTOP');
      disk.cut();
      server.kill('SIGKILL');
      await server.exit;
      await disk.comeBack();
      server = spawnServer(siteDir, env);
      address = await server.ready();
      failedStarts += server.lines().filter(({ evt }) => evt === 'store-unavailable').length;
    }
    isOver = true;
    await Promise.all(writing);
    server.kill('SIGTERM');
    await server.exit;
    const leads = await readLeads(url);
    const stored = new Set(leads.map(({ id, message }) => `${id} ${message}`));
    return {
      cuts,
      acknowledged: receipts.length,
      missing: receipts.filter(({ id, text }) => !stored.has(`${id} ${text}`)).length,
      duplicateRows: leads.length - new Set(leads.map(({ message }) => message)).size,
      failedStarts,
    };
  } finally {
    isOver = true;
    server.kill('SIGKILL');
    await server.exit;
    await sink.close();
    disk.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same cuts under a writer that does not wait for the disk. */
export async function runPowerCutControl(cuts: number): Promise<ControlFigures | undefined> {
  const disk = createDisk();
  if (disk === undefined) return undefined;
  const figures = { cuts, acknowledged: 0, lost: 0 };
  try {
    for (let cut = 1; cut <= cuts; cut += 1) {
      const path = join(disk.path, `weak-${cut}.db`);
      const writer = spawn(process.execPath, [resolve(import.meta.dirname, 'weak-writer.ts'), path], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      let out = '';
      const first = new Promise((done) => writer.stdout.once('data', done));
      writer.stdout.on('data', (chunk) => {
        out += chunk;
      });
      const gone = new Promise((done) => writer.once('close', done));
      await first;
      await pause(randomInt(100, 400));
      writer.kill('SIGSTOP');
      disk.cut();
      writer.kill('SIGKILL');
      await gone;
      await disk.comeBack();
      const acknowledged = out.split('\n').filter(Boolean).length;
      figures.acknowledged += acknowledged;
      figures.lost += acknowledged - countRows(path);
    }
    return figures;
  } finally {
    disk.dispose();
  }
}

/** 0 when not even the table has reached the disk. */
function countRows(path: string): number {
  const db = new DatabaseSync(path);
  try {
    return Number(db.prepare('SELECT count(*) AS n FROM acks').get()?.n);
  } catch {
    return 0;
  } finally {
    db.close();
  }
}
