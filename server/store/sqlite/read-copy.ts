import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const magic = 'SQLite format 3\0';

/** Whether a file is a database, by its first bytes. @throws if it cannot be read */
export function isSqliteFile(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(magic.length);
    readSync(file, bytes);
    return bytes.toString('latin1') === magic;
  } finally {
    closeSync(file);
  }
}

/** The messages in a copy of a store of any version. @throws if it is damaged, or no copy of a store */
export function* readCopy(path: string): Iterable<Record<string, unknown>> {
  using db = new DatabaseSync(path, { readOnly: true });
  yield* db.prepare('SELECT * FROM leads').iterate();
}
