import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, Written } from '../../app/load/source.ts';
import { listSamples } from '../check/samples.ts';

/** Facts without a question that the owner must replace. */
const unasked = ['office', 'products', 'video'];

const leavesOf = (value: unknown, path: string): [string, Written][] => {
  if (value instanceof Written) return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, each]) => leavesOf(each, path === '' ? key : `${path}.${key}`));
};

/**
 * Facts of content/site.yaml that are the sample's, with their lines.
 * @param keep parts that are kept: without products their sites are not shown
 */
export function findSampleFacts(before: unknown, after: unknown, keep: readonly string[]): string[] {
  const isSeen = (part: string) => unasked.includes(part) && (part !== 'products' || keep.includes(part));
  const known = new Map(leavesOf(before, '').map(([path, { words }]) => [path, words]));
  return leavesOf(after, '').flatMap(([path, { file, line, words }]) =>
    isSeen(path.split('.')[0] ?? '') && known.get(path) === words ? [`${file}:${line}: ${path}`] : [],
  );
}

/** Prints the sample's remains, and the next steps. */
export function reportLeftovers(root: string, facts: readonly string[]): void {
  const files = globSync('content/**/*.yaml', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const sources = files.sort().map((file) => readSource(file, readFileSync(join(root, file), 'utf8')));
  const samples = [...facts, ...listSamples(sources)];
  console.log(`\nStill the sample's, ${samples.length} places:`);
  for (const sample of samples) console.log(`  ${sample}`);
  console.log(`
Next:
  npm run dev                                the site as it is now, on http://localhost:3000
  npm run check:content -- --untranslated    each text that is still the sample's
  SITE_PUBLISH=1 npm run check               what you must replace before you publish
Continue with docs/owner/make-it-yours.md.`);
}
