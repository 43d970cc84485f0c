import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from '../../support/server/make-folder.ts';
import type { TroubledDisk } from './troubled-disk.ts';

/** Failing acts, round by round: waiting for the disk, writing, reading, or all. */
const kinds = [['sync'], ['write'], ['read'], ['read', 'write', 'sync']];

export interface FailingDisk extends TroubledDisk {
  /** Makes every wait for the disk 100 ms longer. */
  slowDown(): void;
}

/**
 * A folder whose files fail with EIO for the one server that has `env`.
 * @returns nothing without a C compiler or Linux
 */
export function createFailingDisk(): FailingDisk | undefined {
  const folder = makeFolder();
  const path = join(folder, 'disk');
  const shim = join(folder, 'failing-disk.so');
  const sign = join(folder, 'fails-');
  const clear = () => {
    for (const kind of ['read', 'write', 'sync', 'slow']) rmSync(`${sign}${kind}`, { force: true });
  };
  const dispose = () => rmSync(folder, { recursive: true, force: true });
  mkdirSync(path);
  try {
    const source = resolve(import.meta.dirname, 'failing-disk.c');
    if (process.platform !== 'linux') throw new Error('LD_PRELOAD is of Linux');
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', shim, source, '-ldl'], { stdio: 'pipe' });
  } catch {
    dispose();
    return undefined;
  }
  return {
    database: `sqlite:${join(path, 'leads.db')}`,
    env: { LD_PRELOAD: shim, FAILING_DISK: path, FAILING_DISK_SIGN: sign },
    fail(round) {
      for (const kind of kinds[round % kinds.length] ?? []) writeFileSync(`${sign}${kind}`, '');
    },
    tail: ', and so it goes on'.repeat(500),
    slowDown: () => writeFileSync(`${sign}slow`, ''),
    mend: clear,
    dispose,
  };
}
