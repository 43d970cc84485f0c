import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './server/make-folder.ts';

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

/** @returns a folder on a disk of its own, or nothing if this machine does not permit one: it needs root on Linux */
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
        execFileSync('umount', ['--lazy', path], { stdio: 'pipe' });
      } finally {
        remove();
      }
    },
  };
}
