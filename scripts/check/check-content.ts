/** Reads every prerendered page as an editor would and prints what is wrong with the words, links, titles and pictures. */
import { globSync } from 'node:fs';
import { sitePages } from '../site/records.ts';
import { client, readBuiltPages } from './built-pages.ts';
import { checkPages } from './page-faults.ts';

const built = readBuiltPages();
// A picture may be linked as the file it is.
const pictures = globSync(['art/**/*.svg', 'assets/photographs/*.jpg'], { cwd: client }).map(
  (file) => `/${file.replaceAll('\\', '/')}`,
);
const faults = checkPages(built, [...sitePages.map(({ path }) => path), ...pictures]);
for (const fault of faults) console.error(fault);
console.log(`${built.length} pages read, ${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
