/**
 * Reads every prerendered page as an editor would and prints faults of words, links, titles and pictures, and of the
 * page's data for search engines.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadContent } from '../../app/load/load.ts';
import { listPlaced } from '../../app/load/site-lists.ts';
import { client, readBuiltPages } from '../../scripts/check/built-pages.ts';
import { checkPages } from '../../scripts/check/page-faults.ts';
import { checkHead } from './page-heads.ts';

const built = readBuiltPages();
const sitePages = listPlaced(loadContent(resolve(import.meta.dirname, '../..')));
// Links may name picture files.
const pictures = globSync(['art/**/*.svg', 'assets/photographs/*.jpg'], { cwd: client }).map(
  (file) => `/${file.replaceAll('\\', '/')}`,
);
const sitemap = readFileSync(join(client, 'sitemap.xml'), 'utf8');
const site = {
  client,
  siteUrl: JSON.parse(readFileSync(resolve(client, '../site.json'), 'utf8')).siteUrl as string,
  listed: [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address),
};
const heads = await Promise.all(built.map((page) => checkHead(page, site)));
const faults = [...checkPages(built, [...sitePages.map(({ path }) => path), ...pictures]), ...heads.flat()];
for (const fault of faults) console.error(fault);
console.log(`${built.length} pages read, ${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
