import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes only changed files, since others may read them meanwhile. */
export function writeChanged(path: string, body: string | Buffer): void {
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(body))) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
}
