import { resolve } from 'node:path';
import { type DatabaseConfig, type Environment, parseDatabaseConfig } from '../../config/config.ts';
import { parseDatabase, ValueError } from '../../config/values.ts';
import { copyStore } from '../../store/copy/copy-store.ts';
import { CopyError } from '../../store/copy/sides.ts';
import type { Result } from '../context.ts';
import { type Command, UsageError } from '../options.ts';

/** Relative paths start at the folder of the command. @throws UsageError */
function parseTarget(text: string): DatabaseConfig {
  try {
    const database = parseDatabase(text);
    return database.kind === 'sqlite' ? { ...database, path: resolve(database.path) } : database;
  } catch (error) {
    if (error instanceof ValueError) throw new UsageError(`The target of copy-to ${error.message}`);
    throw error;
  }
}

const isSame = (one: DatabaseConfig, other: DatabaseConfig) => JSON.stringify(one) === JSON.stringify(other);

const whenUsed = (database: DatabaseConfig) =>
  database.kind === 'sqlite'
    ? 'Set DATABASE_URL to it on the machine that shall use it.'
    : 'Set DATABASE_URL to it where the server runs.';

/** Copies the whole store to another place, as it is at one moment. */
export async function copyTo(command: Command, env: Environment): Promise<Result> {
  const from = parseDatabaseConfig(env);
  const to = parseTarget(command.words[0] ?? '');
  if (isSame(from, to)) throw new CopyError('The target is the store itself.');
  const { sums, at, isServed } = await copyStore(from, to, { isBackup: false });
  const rows = Object.entries(sums).map(([table, { count }]) => `${count} rows of ${table}`);
  const moment = new Date(at).toISOString();
  return {
    code: 0,
    out: [
      `The store is copied as it was at ${moment}: ${rows.join(', ')}. Each table was read back and has the same count and checksum.`,
      isServed
        ? 'A server uses the store: its later changes are not in the copy. To move, stop it and copy again; this copy is replaced.'
        : whenUsed(to),
    ].join('\n'),
  };
}
