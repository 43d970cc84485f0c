/** Finds requirements that a test names and docs/requirements lacks; prints file and tag. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findUnknownTags, readIds } from './requirements.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const ids = readIds(globSync('docs/requirements/*.md', { cwd: root }).map(read).join('\n'));
const files = globSync('{app,art,scripts,server,shared,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: root });
const faults = files
  .sort()
  .flatMap((file) => findUnknownTags(read(file), ids).map((tag) => `${file}: ${tag} is in no docs/requirements/*.md`));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
