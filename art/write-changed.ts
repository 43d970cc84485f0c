import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Holds one file after another: thousands of new buffers would be freed too late. */
let read = Buffer.alloc(0);

function isIn(path: string, body: Buffer): boolean {
  const file = openSync(path, 'r');
  try {
    if (fstatSync(file).size !== body.length) return false;
    if (read.length < body.length) read = Buffer.alloc(body.length);
    return readSync(file, read, 0, body.length, 0) === body.length && read.subarray(0, body.length).equals(body);
  } finally {
    closeSync(file);
  }
}

/** Writes only changed files, since others may read them meanwhile. */
export function writeChanged(path: string, body: string | Buffer): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  if (existsSync(path) && isIn(path, bytes)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
