import { closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Context, Result } from '../context.ts';

const failed = (path: string, error: unknown): Result => ({
  code: 1,
  out: '',
  error: `The copy could not be written to ${path}: ${(error as Error).message}`,
});

/** A whole copy, taken while the server runs; or none: half of one would be taken for a backup. */
export async function backup({ store, command }: Context): Promise<Result> {
  const path = resolve(command.words[0] ?? '');
  if (store.backUp === undefined) {
    return { code: 2, out: '', error: 'PostgreSQL has its own tool for this: pg_dump "$DATABASE_URL" > FILE' };
  }
  if (existsSync(path)) return { code: 1, out: '', error: `${path} is there already; a backup overwrites nothing.` };
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    // Before there is anything in it that others could read.
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    return failed(path, error);
  }
  try {
    await store.backUp(path);
  } catch (error) {
    rmSync(path, { force: true });
    return failed(path, error);
  }
  return { code: 0, out: `The copy is in ${path}. To restore it: docs/operations.md.` };
}
