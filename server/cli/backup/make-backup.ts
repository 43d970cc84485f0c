import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupConfig } from '../../config/backup.ts';
import type { DatabaseConfig } from '../../config/config.ts';
import { copyStore } from '../../store/copy/copy-store.ts';
import { CopyError } from '../../store/copy/sides.ts';
import { findUse } from '../../store/sqlite/lock.ts';
import { chooseKept, nameOf } from './choose-kept.ts';
import { listCopies, readState, sumFile, writeState } from './folder-state.ts';
import { openAway } from './take-away.ts';

/** A whole copy in a new file; or none: half of one would be taken for a backup. @throws CopyError, StoreError */
export async function writeBackup(database: DatabaseConfig, path: string): Promise<void> {
  if (existsSync(path)) throw new CopyError(`${path} is there already; a backup overwrites nothing.`);
  await copyStore(database, { kind: 'sqlite', path }, { isBackup: true });
}

/** Removes what copies left behind whose program was killed: visitors' words that nothing else would ever delete. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.db.unfinished'))) {
    const path = join(folder, name);
    if (findUse(path) === 'running') continue;
    for (const end of ['', '-wal', '-shm', '-lock']) rmSync(path + end, { force: true });
  }
}

/** A copy in the folder, without those that are no longer kept. @returns the name of the copy, and how many there are */
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
 * Takes along the copies that are not on the other machine yet, the newest first, and removes those there that are no longer
 * kept. A copy that is missing here for another reason stays there.
 */
export async function takeAway({ folder, keep, away: place }: BackupConfig): Promise<number> {
  if (place === undefined) return 0;
  const away = openAway(folder, place);
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
