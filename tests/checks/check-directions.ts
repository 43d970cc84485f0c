/** Prints each physical property of the styles that is not listed, and ends with 1 if there is one. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findPhysical } from './physical-properties.ts';

const root = resolve(import.meta.dirname, '../..');
const faults = globSync('app/**/*.css', { cwd: root, exclude: ['app/art/**'] })
  .map((file) => file.replaceAll('\\', '/'))
  .sort()
  .flatMap((file) => findPhysical(file, readFileSync(resolve(root, file), 'utf8')));

for (const fault of faults) console.error(fault);
if (faults.length > 0)
  console.error(
    'Words may run from right to left: use inline-start and inline-end, or start and end. docs/owner/translate.md',
  );
process.exitCode = faults.length === 0 ? 0 : 1;
