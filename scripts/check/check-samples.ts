/**
 * Compares docs/before-you-publish.md with the files it names. With SITE_PUBLISH=1 it fails while a sample is neither
 * replaced nor confirmed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkSamples, readSamples } from './samples.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);

const samples = readSamples(read('docs/before-you-publish.md') ?? '');
const faults = checkSamples(samples, read, process.env.SITE_PUBLISH === '1');
for (const fault of faults) console.error(fault);
console.log(`${samples.length} samples listed, ${samples.filter(({ settled }) => settled).length} settled.`);
process.exitCode = faults.length === 0 && samples.length > 0 ? 0 : 1;
