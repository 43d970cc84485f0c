/**
 * Writes shared/facts.json from content/site.yaml: released servers and browsers have the facts of the company, and no content/.
 * Runs before whatever needs them: scripts/bootstrap.mjs.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Faults } from '../../app/load/faults.ts';
import { readSite } from '../../app/load/site.ts';

const root = resolve(import.meta.dirname, '../..');
const path = resolve(root, 'shared/facts.json');

try {
  const facts = `${JSON.stringify(readSite(root), null, 2)}\n`;
  if (!existsSync(path) || readFileSync(path, 'utf8') !== facts) writeFileSync(path, facts);
} catch (error) {
  if (!(error instanceof Faults)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
