/**
 * Lists what is still the sample's: records that say `sample: true`, and its name, domains and
 * numbers on the built pages; and pages that nothing links to. Only with
 * SITE_PUBLISH=1 does it name each and fail: nobody shall have to replace everything at once.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadContent } from '../../app/load/load.ts';
import { isLinked, type PageLink } from '../../shared/pages.ts';
import { site, switches } from '../../shared/site.ts';
import { readBuiltPages } from './built-pages.ts';
import { findOrphans, findTraces, listSamples } from './samples.ts';

const root = resolve(import.meta.dirname, '../..');
const isPublishing = process.env.SITE_PUBLISH === '1';

const written = loadContent(root);
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
const samples = listSamples(records);
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
