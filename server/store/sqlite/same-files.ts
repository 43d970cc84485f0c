import { statSync } from 'node:fs';

const filesOf = (path: string) => [path, `${path}-wal`];

/** SQLITE_CANTOPEN. */
const cannotOpen = 14;

/** Tells one file from another of the same name. */
export function identify(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/**
 * Remembers which files a store has open. A removed file is still written without a fault, and is gone when the program ends.
 * @returns a function that throws, with SQLite's code for a file that cannot be opened, if a file was replaced or removed
 */
export function rememberFiles(path: string): () => void {
  const known = filesOf(path).map(identify);
  return () => {
    const present = filesOf(path).map(identify);
    const at = present.findIndex((identity, index) => identity !== known[index]);
    if (at < 0) return;
    const what = present[at] === undefined ? 'was removed' : 'was replaced';
    const file = at === 0 ? "the store's file" : 'the log beside the store';
    throw Object.assign(
      new Error(`${file} ${what} while the server runs: put it back, or restore a backup and start again`),
      { errcode: cannotOpen },
    );
  };
}
