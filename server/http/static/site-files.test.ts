import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeFixtureSite } from '../../../tests/support/server/fixture-site.ts';
import { makeTestFolder } from '../../../tests/support/server/temporary-folder.ts';
import { emptySite, isBuiltFor, loadSite } from './site-files.ts';

it('A page that is kept compressed is unpacked once for all who ask for it as it is', () => {
  const siteDir = writeFixtureSite(makeTestFolder());
  const { addresses } = loadSite(siteDir);
  const unpacked = addresses.get('/about')?.unpack();
  expect(unpacked?.toString()).toBe(readFileSync(join(siteDir, 'about/index.html'), 'utf8'));
  expect(addresses.get('/about')?.unpack()).toBe(unpacked);
});

it('What there is no room for is not unpacked, and what was unpacked before stays', () => {
  const { addresses } = loadSite(writeFixtureSite(makeTestFolder()), undefined, 1000);
  const page = addresses.get('/about')?.unpack();
  expect(page).toBeDefined();
  expect(addresses.get('/assets/app-1a2b3c4d.js')?.unpack()).toBeUndefined();
  expect(addresses.get('/about')?.unpack()).toBe(page);
});

it.each([
  ['https://www.company.test', 'https://www.company.test', true],
  ['http://localhost:3000', 'http://127.0.0.1:4000', true],
  ['http://localhost:3000/site', 'http://localhost:4000/site', true],
  ['http://localhost:3000', 'http://localhost:3000/site', false],
  ['https://www.company.test/site', 'https://www.company.test', false],
])('Whether pages that were built for %s can be shown at %s: %s', (builtFor, siteUrl, can) => {
  expect(isBuiltFor({ ...emptySite, builtFor }, siteUrl)).toBe(can);
});
