import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupConfig } from '../../config/backup.ts';
import type { DatabaseConfig } from '../../config/config.ts';
import { copyStore } from '../../store/copy/copy-store.ts';
import { CopyError } from '../../store/copy/sides.ts';
import { readLockState } from '../../store/sqlite/lock.ts';
import { chooseKept, nameOf } from './choose-kept.ts';
import { listCopies, readState, sumFile, writeState } from './folder-state.ts';
import { openOffsite } from './offsite.ts';

/** Writes a whole copy to a new file, or nothing: half of one looks like a backup. @throws CopyError, StoreError */
export async function writeBackup(database: DatabaseConfig, path: string): Promise<void> {
  if (existsSync(path)) throw new CopyError(`${path} exists already, and a backup overwrites no file.`);
  await copyStore(database, { kind: 'sqlite', path }, { isBackup: true });
}

/** Removes unfinished copies of killed programs: visitors' words that nothing else would delete. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.db.unfinished'))) {
    const path = join(folder, name);
    if (readLockState(path) === 'running') continue;
    for (const end of ['', '-wal', '-shm', '-lock']) rmSync(path + end, { force: true });
  }
}

/** Adds a copy to the folder and deletes expired ones. @returns its name, and the number of copies */
export async function addToFolder(database: DatabaseConfig, { folder, keep }: BackupConfig, now: number) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeUnfinished(folder);
  const name = nameOf(now);
  await writeBackup(database, join(folder, name));
  const state = readState(folder);
  state.sums[name] = await sumFile(join(folder, name));
  const copies = listCopies(folder);
  const kept = chooseKept(copies, keep);
  for (const each of copies.filter((copy) => !kept.has(copy))) rmSync(join(folder, each));
  for (const each of Object.keys(state.sums).filter((copy) => !kept.has(copy))) delete state.sums[each];
  writeState(folder, state);
  return { name, count: kept.size };
}

/**
 * Uploads the copies that the other machine lacks, the newest first, and removes those there that are no longer kept. A
 * copy that is missing here for another reason stays there.
 */
export async function uploadCopies({ folder, keep, offsite: place }: BackupConfig): Promise<number> {
  if (place === undefined) return 0;
  const away = openOffsite(folder, place);
  const state = readState(folder);
  const here = listCopies(folder);
  let taken = 0;
  for (const name of here.filter((each) => !state.away.includes(each))) {
    await away.put(name);
    state.away.push(name);
    taken += 1;
    writeState(folder, state);
  }
  const kept = chooseKept([...here, ...state.away], keep);
  for (const name of state.away.filter((each) => !kept.has(each))) {
    await away.remove(name);
    state.away = state.away.filter((each) => each !== name);
    writeState(folder, state);
  }
  return taken;
}
