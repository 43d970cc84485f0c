import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readTime } from './choose-kept.ts';

/** Facts about the copies in a folder, kept in a file beside them. */
export interface FolderState {
  /** SHA-256 of each copy, as it was when it was made. */
  sums: Record<string, string>;
  /** Copies that are on another machine as well. */
  away: string[];
  /** The copy that was proved last, and when. */
  proved?: { name: string; at: number };
}

const fileOf = (folder: string) => join(folder, 'state.json');

/** An absent file is no fault: it may be deleted. */
export function readState(folder: string): FolderState {
  try {
    return { sums: {}, away: [], ...(JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Partial<FolderState>) };
  } catch {
    return { sums: {}, away: [] };
  }
}

export function writeState(folder: string, state: FolderState): void {
  const draft = `${fileOf(folder)}.new`;
  writeFileSync(draft, `${JSON.stringify(state, null, 1)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, fileOf(folder));
}

/** The newest first. */
export const listCopies = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => readTime(name) !== undefined)
    .sort()
    .toReversed();

export async function sumFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
