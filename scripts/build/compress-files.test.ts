import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { ownFolder } from '../../tests/support/own-folder.ts';
import { compressFiles } from './compress-files.ts';
import { SiteFolder } from './site-folder.ts';

let folder: string;
let site: SiteFolder;
let cache: string;
const page = (words: string) => `<p>${words.repeat(50)}</p>`;

beforeEach(() => {
  folder = ownFolder();
  site = new SiteFolder(folder);
  cache = ownFolder();
});

it('writes both forms beside a text, and none beside what does not shrink or is no text', async () => {
  site.write('index.html', page('words '));
  site.write('a.txt', 'x');
  site.write('b.avif', page('words '));
  await compressFiles(site, cache);
  expect(readdirSync(folder).sort()).toEqual(['a.txt', 'b.avif', 'index.html', 'index.html.br', 'index.html.gz']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(page('words '));
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(page('words '));
});

it('uses earlier results for the same content, and removes old ones', async () => {
  site.write('index.html', page('one '));
  await compressFiles(site, cache);
  const [kept = ''] = readdirSync(cache).filter((file) => file.endsWith('.br'));
  // Shorter than any compressed form: it must be the cached one.
  writeFileSync(join(cache, kept), 'kept');
  rmSync(join(folder, 'index.html.br'));
  await compressFiles(site, cache);
  expect(readFileSync(join(folder, 'index.html.br'), 'utf8')).toBe('kept');

  site.write('index.html', page('other '));
  await compressFiles(site, cache);
  expect(existsSync(join(cache, kept))).toBe(false);
});
