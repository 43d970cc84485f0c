/** The control of the power-cut drill: acknowledges after a commit that has not reached the disk. */
import { writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const db = new DatabaseSync(process.argv[2] ?? '');
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE IF NOT EXISTS acks (n INTEGER)');
const insert = db.prepare('INSERT INTO acks VALUES (?)');
for (let n = 1; ; n += 1) {
  insert.run(n);
  writeSync(1, `${n}\n`);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
}
