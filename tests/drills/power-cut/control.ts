import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createDisk } from '../support/ext4-disk.ts';
import { pause } from '../support/visitors.ts';

/**
 * Repeats the cuts under a writer that does not wait for the disk: it has to lose messages, or the drill cannot see a
 * loss.
 * @returns nothing if the machine does not permit loop mounts
 */
export async function runControl(cuts: number) {
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
