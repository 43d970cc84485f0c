import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BackupConfig } from '../../config/backup.ts';
import { type DatabaseConfig, projectRoot } from '../../config/config.ts';
import { isCanary } from '../../store/canary-store.ts';
import { isSqliteFile, readCopy } from '../../store/sqlite/read-copy.ts';
import { listCopies } from '../backup/folder-state.ts';
import { predictExpiry } from '../backup/predict-expiry.ts';
import { classifyRow } from './find-messages.ts';
import type { Person } from './person.ts';

/** A copy of the store that holds something of a person. */
export interface FoundCopy {
  path: string;
  sent: number;
  /** Messages of others with the address in them. */
  named: number;
  /** Time it is deleted, in milliseconds since 1970. */
  until?: number;
  /** Reason why it is unreadable. */
  fault?: string;
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/-(?:wal|shm|journal)$/.test(entry.name))
    .map(({ name }) => join(folder, name))
    .sort();
}

function look(path: string, person: Person): FoundCopy | undefined {
  const found: FoundCopy = { path, sent: 0, named: 0 };
  try {
    if (!isSqliteFile(path)) return undefined;
    for (const row of readCopy(path)) {
      const relation = isCanary({ is_canary: Number(row.is_canary) }) ? undefined : classifyRow(row, person);
      if (relation) found[relation] += 1;
    }
  } catch (error) {
    return { ...found, fault: (error as Error).message };
  }
  return found.sent + found.named > 0 ? found : undefined;
}

/** Searches all places where copies are made: the folder of backups, beside the store, and `backups/`. */
export function findCopies(
  database: DatabaseConfig,
  backup: BackupConfig | undefined,
  person: Person,
  now: number,
): FoundCopy[] {
  const store = database.kind === 'sqlite' ? database.path : undefined;
  const folders = [backup?.folder, store && dirname(store), join(projectRoot, 'backups')];
  const paths = new Set(folders.flatMap((folder) => (folder ? listFiles(folder) : [])));
  const ends =
    backup && existsSync(backup.folder)
      ? predictExpiry(listCopies(backup.folder), backup, now)
      : new Map<string, number>();
  return [...paths]
    .filter((path) => path !== store)
    .flatMap((path) => {
      const found = look(path, person);
      const until = backup && dirname(path) === backup.folder ? ends.get(basename(path)) : undefined;
      return found ? [{ ...found, ...(until !== undefined && { until }) }] : [];
    });
}
