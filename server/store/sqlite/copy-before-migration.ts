import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { olderVersion } from './migrate.ts';

/** Path of the store's copy from before this program changed its form. */
export const migrationCopyPath = (path: string, version: number): string => `${path}.version-${version}`;

/**
 * Copies a store that an older release has written, before it is changed, so that an owner can go back to that release.
 * A copy that is there already stays: it is the older one.
 */
export function copyBeforeMigration(db: DatabaseSync, path: string): void {
  const version = olderVersion(db);
  if (version === undefined || existsSync(migrationCopyPath(path, version))) return;
  const unfinished = `${migrationCopyPath(path, version)}.unfinished`;
  rmSync(unfinished, { force: true });
  // SQLite takes an empty file; other users may not read the messages.
  const file = openSync(unfinished, 'wx', 0o600);
  db.prepare('VACUUM INTO ?').run(unfinished);
  fsyncSync(file);
  closeSync(file);
  renameSync(unfinished, migrationCopyPath(path, version));
}
