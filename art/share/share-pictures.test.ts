import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { ownFolder } from '../../tests/support/own-folder.ts';
import { maxBytes, SharePictures } from './share-pictures.ts';
import { wrapHeadline } from './wrap-headline.ts';

let folder: string;
let pictures: SharePictures;
const files = new Map<string, Buffer>();

beforeEach(() => {
  folder = ownFolder();
  pictures = new SharePictures((file, jpeg) => void files.set(file, jpeg), join(folder, 'cache'));
});

it.each([
  ['Pricing', 'breadcrumb-day'],
  ['Generative AI and blockchain, put to work', 'hero-night'],
  ['A headline that is far longer than any of ours, and still says all that it was written to say', undefined],
  ['', undefined],
])('the picture of a page called "%s" has the size and weight for shared links', async (headline, hero) => {
  const file = files.get(await pictures.write(headline, hero));
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(file?.length).toBeLessThanOrEqual(maxBytes);
});

it('the same headline is not drawn again, and another gets a name of its own', async () => {
  const first = await pictures.write('One', 'hero-night');
  const made = readdirSync(join(folder, 'cache'));
  expect(await pictures.write('One', 'hero-night')).toBe(first);
  expect(readdirSync(join(folder, 'cache'))).toEqual(made);
  expect(await pictures.write('Two', 'hero-night')).not.toBe(first);
});

it('a headline is broken evenly, so that its last word does not stand alone', () => {
  const { lines } = wrapHeadline('Blockchain records nobody can quietly change', 620);
  expect(lines.map(({ words }) => words)).toEqual(['Blockchain records', 'nobody can', 'quietly change']);
});

it('letters that the font lacks are left out, and no headline stops the build', () => {
  expect(
    wrapHeadline('Smørrebrød 🚀 для Łódź', 620)
      .lines.map(({ words }) => words)
      .join(' '),
  ).toBe('Smørrebrød Łódź');
  expect(wrapHeadline('漢字', 620).lines).toEqual([]);
});
