/**
 * Lists what is still the sample's: records that say `sample: true`, and its name, domains and
 * numbers on the built pages; and pages that nothing links to. Only with
 * SITE_PUBLISH=1 does it name each and fail: nobody shall have to replace everything at once.
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { content as written } from '../../app/content/loaded.ts';
import { isLinked, type PageLink } from '../../shared/pages.ts';
import { type SwitchName, site, switches } from '../../shared/site.ts';
import { readBuiltPages } from './built-pages.ts';
import { findOrphans, findTraces, listSamples } from './samples.ts';

const root = resolve(import.meta.dirname, '../..');
const isPublishing = process.env.SITE_PUBLISH === '1';

/** Content that nobody sees while its part of the site is switched off. */
const partOf: Record<string, SwitchName> = {};
const isSeen = (file: string) =>
  Object.entries(partOf).every(([start, part]) => switches[part] || !file.startsWith(start));

/** Some ask the bundler for all files of a folder, and hold no words themselves. */
const files = globSync('app/content/**/*.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.ts') && isSeen(file))
  .map((file) => ({ file, source: readFileSync(resolve(root, file), 'utf8') }))
  .filter(({ source }) => !source.includes('import.meta.glob'));
const contents = files.map(async ({ file, source }) => ({
  file,
  source,
  content: { ...(await import(resolve(root, file))) },
}));

const records = [
  { file: 'content/site.yaml', content: site },
  ...Object.values(written.people).map((content) => ({ file: 'content/people.yaml', content })),
  ...written.plans.map((content) => ({ file: 'content/plans.yaml', content })),
  ...(switches.blog ? written.posts : []).map((content) => ({ file: 'content/posts.yaml', content })),
  ...[
    ...written.pages.filter(({ path }) => isLinked(path as PageLink)),
    ...written.services,
    ...(switches.portfolio ? written.projects : []),
  ].map(({ file, blocks }) => ({ file, content: blocks })),
].map((record) => ({ ...record, source: readFileSync(resolve(root, record.file), 'utf8') }));
const samples = listSamples([...records, ...(await Promise.all(contents))]);
const pages = readBuiltPages();
const traces = findTraces(pages, 'Solvane');
const orphans = findOrphans(pages);
if (isPublishing) {
  for (const sample of samples) console.error(`A sample: ${sample}`);
  for (const trace of traces) console.error(`Of the company that the site came with: ${trace}`);
  for (const orphan of orphans) console.error(orphan);
}
console.log(
  `${samples.length} samples, ${traces.length} traces of the first company, ${orphans.length} pages without a link.`,
);
if (!isPublishing) console.log('SITE_PUBLISH=1 npm run check names each, and fails while there are any.');
process.exitCode = isPublishing && samples.length + traces.length + orphans.length > 0 ? 1 : 0;
