import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { LoginStore } from '../../store/login-store.ts';
import { TokenError } from './token-error.ts';

/** Longer than a write takes: the process that began has died. */
const abandonedMs = 10_000;

/** Readable by the process's owner only. */
const mode = 0o600;

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw explain(path, error);
  }
}

/** The owner's tool may have been run by another user than the server. */
const explain = (path: string, error: unknown) =>
  new TokenError(
    `The log-in kept in ${path} cannot be used (${(error as NodeJS.ErrnoException).code}): it has to belong to the user that the server runs as`,
  );

/** Makes the next version of the file, which only one process can do at a time. */
async function begin(draft: string) {
  await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
  const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  if (Date.now() - mtimeMs > abandonedMs) await rm(draft, { force: true });
  try {
    return await open(draft, 'wx', mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  }
}

/**
 * The log-in at the mail provider in a file of its own beside the store, so that no copy of the messages holds it.
 * @throws TokenError from every method
 */
export function createLoginFile(path: string): LoginStore {
  const draft = `${path}.new`;
  return {
    read: () => readIfThere(path),
    async replace(before, after) {
      const file = await begin(draft).catch((error: unknown) => {
        throw explain(path, error);
      });
      if (file === undefined) return false;
      try {
        const isLatest = (await readIfThere(path)) === before;
        if (isLatest) {
          await file.writeFile(after);
          await file.sync();
        }
        await file.close();
        await (isLatest ? rename(draft, path) : rm(draft));
        return isLatest;
      } catch (error) {
        await file.close().catch(() => {});
        await rm(draft, { force: true });
        throw error instanceof TokenError ? error : explain(path, error);
      }
    },
  };
}
