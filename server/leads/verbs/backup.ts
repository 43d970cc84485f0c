import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Context, Result } from '../context.ts';

/** A whole copy, taken while the server runs. */
export async function backup({ store, command }: Context): Promise<Result> {
  const path = resolve(command.words[0] ?? '');
  if (store.backUp === undefined) {
    return { code: 2, out: '', error: 'PostgreSQL has its own tool for this: pg_dump "$DATABASE_URL" > FILE' };
  }
  if (existsSync(path)) return { code: 1, out: '', error: `${path} is there already; a backup overwrites nothing.` };
  await store.backUp(path);
  await chmod(path, 0o600);
  return { code: 0, out: `The copy is in ${path}. To restore it: docs/operations.md.` };
}
