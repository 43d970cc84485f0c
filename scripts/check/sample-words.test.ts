import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { smallSite, writeSite } from '../../app/load/small-site.ts';
import {
  findUnchanged,
  formatPhrase,
  hashPhrases,
  listPhrases,
  listUnchanged,
  sampleWordsFile,
} from './sample-words.ts';

const root = resolve(import.meta.dirname, '../..');

describe('unchanged words of the sample', () => {
  const before = listPhrases(writeSite());
  const page = smallSite['content/pages/harbour.yaml'] ?? '';

  it('are all of them when nothing has changed, with file and line', () => {
    const untouched = findUnchanged(before, hashPhrases(before)).map(formatPhrase);
    expect(untouched).toHaveLength(before.length);
    expect(untouched).toContain('content/pages/harbour.yaml:7: Our harbour');
  });

  it('are found in another place, without the changed words', () => {
    const changed = `# Moved.\n${page}`.replace('Our harbour', 'Unser Hafen');
    const after = listPhrases(writeSite({ 'content/pages/harbour.yaml': changed }));
    const phrases = findUnchanged(after, hashPhrases(before)).map(formatPhrase);
    expect(phrases).toHaveLength(before.length - 1);
    expect(phrases).not.toContainEqual(expect.stringContaining('Unser Hafen'));
    expect(phrases).toContain('content/pages/harbour.yaml:9: All {people.count} of us work here.');
  });
});

it('the list of hashes has all words that the site comes with: node scripts/check/write-sample-words.ts @sample', () => {
  expect(listUnchanged(root)).toHaveLength(listPhrases(root).length);
  expect(hashPhrases(listPhrases(root))).toEqual(JSON.parse(readFileSync(sampleWordsFile, 'utf8')));
});
