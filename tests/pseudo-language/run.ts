/**
 * `npm run test:all -- "Another language"`: the site in a language of the tests, from right to left. Nothing may be
 * left in English, and nothing may be cut. `--keep` leaves the copy and prints its path.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeSite } from './make-site.ts';

const isKept = process.argv.includes('--keep');
const folder = makeSite();
const args = ['test', '--config', 'tests/pseudo-language/playwright.config.ts'];
const { status } = spawnSync(join(folder, 'node_modules/.bin/playwright'), args, { cwd: folder, stdio: 'inherit' });
if (isKept) console.log(`The site is in ${folder}`);
else rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);
