import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fillDisk, mountMemory } from '../../support/full-disk.ts';
import { findPostgres } from '../../support/machine/postgres.ts';
import { createDatabase, startCluster } from '../../support/server/postgres.ts';
import type { TroubledDisk } from '../support/troubled-disk.ts';

/** A small disk that somebody else fills up. @returns nothing where this machine does not permit one */
export function createFullDisk(): TroubledDisk | undefined {
  // Larger than the write-ahead log may become, or that would fill it by itself and go on doing so.
  const memory = mountMemory('48m');
  if (memory === undefined) return undefined;
  const ballast = join(memory.path, 'ballast');
  return {
    database: `sqlite:${join(memory.path, 'leads.db')}`,
    env: {},
    fail: () => fillDisk(ballast),
    mend: () => rmSync(ballast, { force: true }),
    dispose: memory.unmount,
  };
}

/** The same with a PostgreSQL on it. @returns nothing where there is none, or no such disk */
export async function createFullPostgresDisk(): Promise<TroubledDisk | undefined> {
  const memory = findPostgres() ? mountMemory('192m') : undefined;
  if (memory === undefined) return undefined;
  const cluster = await startCluster(memory.path);
  const ballast = join(memory.path, 'ballast');
  return {
    database: await createDatabase(cluster.url),
    env: {},
    fail: () => fillDisk(ballast),
    async mend() {
      rmSync(ballast, { force: true });
      // One that has ended for want of room is started by a supervisor.
      await cluster.start();
    },
    async dispose() {
      await cluster.dispose();
      memory.unmount();
    },
  };
}
