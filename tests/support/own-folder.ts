import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder for a unit test, removed after its test file. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'unit-test-'));
  folders.push(folder);
  return folder;
}
