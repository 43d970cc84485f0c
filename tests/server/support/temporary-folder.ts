import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of its own; the caller removes it. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'site-test-'));
}

/** A folder that goes away with the test. */
export function makeTestFolder(): string {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
