import { Kysely, sql } from 'kysely';
import type { Engine, EngineOptions } from '../engine.ts';
import { createStatementDialect } from '../statement/statement-dialect.ts';
import type { Tables } from '../tables.ts';
import { sqliteGrammar } from './grammar.ts';
import { SqliteThread } from './thread.ts';

/** One SQLite file, used by one process. */
export function createSqliteEngine(path: string, options: EngineOptions): Engine {
  const thread = new SqliteThread({ ...options, path });
  return {
    open: () => thread.open(),
    close: () => thread.close(),
    checkpoint: async () => void (await thread.run('PRAGMA wal_checkpoint(PASSIVE)', [], true)),
    // The log beside the file still holds deleted data; this empties it.
    tidy: async () => void (await thread.run('PRAGMA wal_checkpoint(TRUNCATE)', [], true)),
    async findDamage() {
      const { rows } = await thread.run('PRAGMA integrity_check(10)', [], true);
      return (rows as { integrity_check: string }[]).map((row) => row.integrity_check).filter((text) => text !== 'ok');
    },
    query: new Kysely<Tables>({
      dialect: createStatementDialect(sqliteGrammar, (text, params) => thread.run(text, params)),
    }),
    runTogether: (statements) => thread.runTogether(statements),
    now: () => sql<number>`cast(round(unixepoch('subsec') * 1000) as integer)`,
    isShared: false,
  };
}
