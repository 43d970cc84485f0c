/** Reads every prerendered page as an editor would and prints what is wrong with the words, links, titles and pictures. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sitePages } from '../site/records.ts';
import { checkPages } from './page-faults.ts';
import { readPage } from './page-text.ts';

const client = resolve(import.meta.dirname, '../../build/client');
const built = globSync('**/index.html', { cwd: client }).map((file) =>
  readPage(`/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`, readFileSync(join(client, file), 'utf8')),
);
// A picture may be linked as the file it is.
const pictures = globSync('art/**/*.svg', { cwd: client }).map((file) => `/${file.replaceAll('\\', '/')}`);
const faults = checkPages(built, [...sitePages.map(({ path }) => path), ...pictures]);
for (const fault of faults) console.error(fault);
console.log(`${built.length} pages read, ${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
