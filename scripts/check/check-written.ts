/**
 * Lists all faults in content/, in under a second: `npm run check:content`. With `--untranslated` it names each text
 * that is still the sample's, word for word.
 */
import { resolve } from 'node:path';
import { loadContent } from '../../app/load/load.ts';
import { site } from '../../shared/site.ts';
import { formatPhrase, listUnchanged } from './sample-words.ts';

const root = resolve(import.meta.dirname, '../..');
const isListing = process.argv.includes('--untranslated');
const isEnglish = /^en\b/.test(site.language);

try {
  const { pages, services, people } = loadContent(root);
  console.log(
    `${pages.length + services.length} pages and ${Object.keys(people).length} people are as they should be.`,
  );
  if (isListing || !isEnglish) {
    const untouched = listUnchanged(root);
    if (isListing) for (const phrase of untouched) console.log(formatPhrase(phrase));
    console.log(`${untouched.length} texts are still ${isEnglish ? 'those of the sample' : "the sample's English"}.`);
    if (!isListing && untouched.length > 0) console.log('npm run check:content -- --untranslated names each.');
  }
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'SourceFault') throw error;
  console.error(error.message);
  process.exitCode = 1;
}
