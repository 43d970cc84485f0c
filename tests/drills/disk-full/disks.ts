import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fillDisk, mountMemory } from '../../support/full-disk.ts';
import { findPostgres } from '../../support/machine/postgres.ts';
import { createDatabase, startCluster } from '../../support/server/postgres.ts';
import type { TroubledDisk } from '../support/troubled-disk.ts';

/** Creates a small disk that fills up. @returns nothing if this machine does not permit one */
export function createFullDisk(): TroubledDisk | undefined {
  // Larger than the write-ahead log's limit, or that alone would keep filling the disk.
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

/** Adds PostgreSQL to the disk. @returns nothing if either is missing */
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
      // A supervisor restarts a cluster that ended because the disk was full.
      await cluster.start();
    },
    async dispose() {
      await cluster.dispose();
      memory.unmount();
    },
  };
}
