import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Result } from './context.ts';

/** Writes a new file that other users may not read. @returns the refusal, if it exists already */
export function writeNewFile(path: string, text: string): Result | undefined {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
    return undefined;
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
    return { code: 1, out: '', error: `${path} exists already, and an export overwrites no file.` };
  }
}
