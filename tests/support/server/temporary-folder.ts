import { rmSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { makeFolder } from './make-folder.ts';

/** A folder removed after the test. */
export function makeTestFolder(): string {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
