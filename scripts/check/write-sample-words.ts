/** Writes scripts/check/sample-words.json; run it after a change of the sample's words. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { site } from '../../shared/site.ts';
import { hashPhrases, listPhrases, sampleWordsFile } from './sample-words.ts';

if (!site.sample) throw new Error('This is not the sample any more: its words stay as they were.');
const phrases = listPhrases(resolve(import.meta.dirname, '../..'));
writeFileSync(sampleWordsFile, `${JSON.stringify(hashPhrases(phrases), null, 2)}\n`);
console.log(`${phrases.length} texts hashed.`);
