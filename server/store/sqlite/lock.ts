import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describeSqliteFault, takenCode, toStoreError } from '../store-error.ts';
import { identify } from './same-files.ts';

const lockPath = (path: string) => `${path}-lock`;

/** A lock file that the server before us removed as we opened it guards nothing: then there is another try. */
const tries = 3;

/**
 * Makes sure that one server alone uses a store: two would take each other's messages for left behind. A database of its own,
 * which stays empty, is locked: the operating system gives that lock back however a process ends, and the store itself stays
 * open to the owner's tool.
 * @returns what gives the lock back, after the store was closed
 * @throws with `takenCode` if another server has it, and what SQLite says if the disk fails
 */
export function lockStore(path: string): () => void {
  const file = lockPath(path);
  for (let left = tries; left > 0; left -= 1) {
    const before = identify(file);
    const lock = new DatabaseSync(file, { timeout: 0 });
    try {
      lock.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      lock.close();
      // A disk that fails here is no other server: the store is opened again later.
      if (toStoreError(describeSqliteFault(error)).fault !== 'unavailable') throw error;
      break;
    }
    if (before !== undefined && identify(file) !== before) {
      lock.close();
      continue;
    }
    return () => {
      // Removed while it is ours: later it might be the next server's.
      rmSync(file, { force: true });
      lock.close();
    };
  }
  throw Object.assign(new Error('another server is using this store'), { errcode: takenCode });
}

/**
 * - `running`: a server uses the store
 * - `killed`: the last one did not close it; messages of its last minute may be in the log beside the file only
 * - `closed`: the file holds everything
 */
export function readLockState(path: string): 'running' | 'killed' | 'closed' {
  if (!existsSync(lockPath(path))) return 'closed';
  try {
    using lock = new DatabaseSync(lockPath(path), { timeout: 0, readOnly: true });
    lock.prepare('SELECT count(*) FROM sqlite_schema').get();
    return 'killed';
  } catch {
    return 'running';
  }
}
