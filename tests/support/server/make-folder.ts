import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of its own; the caller removes it. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'site-test-'));
}
