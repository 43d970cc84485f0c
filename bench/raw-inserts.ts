import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Durable inserts per second with nothing around them: one row, one commit, one fsync, on the same engine and settings. */
export function measureRawInserts(seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const db = new DatabaseSync(join(folder, 'raw.db'));
  db.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE rows(id INTEGER PRIMARY KEY, text TEXT NOT NULL)',
  );
  const insert = db.prepare('INSERT INTO rows(text) VALUES (?)');
  const end = performance.now() + seconds * 1000;
  let count = 0;
  while (performance.now() < end) insert.run(`A message of the usual length, number ${count++}. `.repeat(4));
  db.close();
  rmSync(folder, { recursive: true });
  return Math.round(count / seconds);
}
