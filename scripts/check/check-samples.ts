/**
 * Lists the sample's remains: records that say `sample: true`, its name, domains and numbers on built pages; and pages
 * that nothing links to. Names each and fails only with SITE_PUBLISH=1, so that an owner can replace them in steps.
 */
import { resolve } from 'node:path';
import { readBuiltPages } from './built-pages.ts';
import { readVisible } from './read-visible.ts';
import { findOrphans, findTraces, listSamples } from './samples.ts';

const root = resolve(import.meta.dirname, '../..');
const isPublishing = process.env.SITE_PUBLISH === '1';
const samples = listSamples(readVisible(root));
const pages = readBuiltPages();
const traces = findTraces(pages, 'Solvane');
const orphans = findOrphans(pages);
if (isPublishing) {
  for (const sample of samples) console.error(`A sample: ${sample}`);
  for (const trace of traces) console.error(`Of the sample company: ${trace}`);
  for (const orphan of orphans) console.error(orphan);
}
console.log(
  `${samples.length} samples, ${traces.length} traces of the first company, ${orphans.length} pages without a link.`,
);
if (!isPublishing) console.log('SITE_PUBLISH=1 npm run check lists them, and fails until there are none.');
process.exitCode = isPublishing && samples.length + traces.length + orphans.length > 0 ? 1 : 0;
