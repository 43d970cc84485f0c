import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '../../scripts/postgres.ts';
import { makeFolder } from '../server/support/make-folder.ts';
import { createDatabase, startCluster } from '../server/support/postgres.ts';
import type { TroubledDisk } from './troubled-disk.ts';

/** Fills the disk that holds this file, to the last byte. */
export function fillDisk(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const size of [65_536, 4096]) {
      try {
        while (writeSync(file, Buffer.alloc(size)) > 0);
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(file);
  }
}

/** @returns a folder on a disk of its own, or nothing where this machine does not permit one: it needs root on Linux */
export function mountMemory(size: string): { path: string; unmount: () => void } | undefined {
  const folder = makeFolder();
  const path = join(folder, 'disk');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  mkdirSync(path);
  chmodSync(folder, 0o711);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path], { stdio: 'pipe' });
  } catch {
    remove();
    return undefined;
  }
  return {
    path,
    unmount() {
      try {
        execFileSync('umount', [path], { stdio: 'pipe' });
      } finally {
        remove();
      }
    },
  };
}

/** A small disk that somebody else fills up. @returns nothing where this machine does not permit one */
export function createFullDisk(): TroubledDisk | undefined {
  const memory = mountMemory('16m');
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
