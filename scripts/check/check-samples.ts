/**
 * Compares docs/before-you-publish.md with the files it names and says what no longer fits. Only with SITE_PUBLISH=1 does it
 * fail: while a sample is neither replaced nor confirmed. An owner's edit alone must not stop a check.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkSamples, readSamples } from './samples.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);

const samples = readSamples(read('docs/before-you-publish.md') ?? '');
const isPublishing = process.env.SITE_PUBLISH === '1';
const faults = checkSamples(samples, read, isPublishing);
for (const fault of faults) console.error(fault);
console.log(`${samples.length} samples listed, ${samples.filter(({ settled }) => settled).length} settled.`);
process.exitCode = samples.length > 0 && (faults.length === 0 || !isPublishing) ? 0 : 1;
