import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';

const createTable = 'CREATE TABLE IF NOT EXISTS raw_rows(id INTEGER PRIMARY KEY, text TEXT NOT NULL)';
const textOf = (count: number) => `A message of the usual length, number ${count}. `.repeat(4);

/** Durable inserts per second with nothing around them: one row, one commit, one fsync, on the same engine and settings. */
export async function measureSqliteInserts(seconds: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const db = new DatabaseSync(join(folder, 'raw.db'));
  db.exec(`PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; ${createTable}`);
  const insert = db.prepare('INSERT INTO raw_rows(text) VALUES (?)');
  const end = performance.now() + seconds * 1000;
  let count = 0;
  while (performance.now() < end) insert.run(textOf(count++));
  db.close();
  rmSync(folder, { recursive: true });
  return Math.round(count / seconds);
}

/** PostgreSQL's figure, with as many connections as the server has. */
export async function measurePostgresInserts(url: string, connections: number, seconds: number): Promise<number> {
  const pool = new Pool({ connectionString: url, max: connections });
  await pool.query(`DROP TABLE IF EXISTS raw_rows; ${createTable.replace('INTEGER PRIMARY', 'SERIAL PRIMARY')}`);
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const keepInserting = async () => {
    while (performance.now() < end) await pool.query('INSERT INTO raw_rows(text) VALUES ($1)', [textOf(count++)]);
  };
  await Promise.all(Array.from({ length: connections }, keepInserting));
  await pool.end();
  return Math.round(count / seconds);
}
