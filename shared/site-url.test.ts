import { expect, it } from 'vitest';
import { parseConfig } from '../server/config/config.ts';
import { basePathOf, parseSiteUrl, takeBasePath } from './site-url.ts';

const mailed = { SMTP_URL: 'smtp://mail.company.test', MAIL_TO: 'owner@company.test', MAIL_FROM: 'web@company.test' };

it.each([
  ['https://WWW.Company.test/', 'https://www.company.test'],
  ['https://company.test:443', 'https://company.test'],
  ['http://company.test:8080/', 'http://company.test:8080'],
  ['https://bücher.test', 'https://xn--bcher-kva.test'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  ['https://company.test/a-b/C_d/', 'https://company.test/a-b/C_d'],
  ['https://company.test/x/../~me', 'https://company.test/~me'],
  [undefined, 'http://localhost:3000'],
  [' ', 'http://localhost:3000'],
])('The build and the server read SITE_URL=%s as %s', (SITE_URL, origin) => {
  expect(parseSiteUrl(SITE_URL)).toBe(origin);
  expect(parseConfig({ ...mailed, SITE_URL }).siteUrl).toBe(origin);
});

it.each([
  'company.test',
  'ftp://company.test',
  'https://company.test/a//b',
  'https://company.test/a%20b',
  "https://company.test/it's",
  'https://a:b@company.test',
  'https://x/?a',
])('Neither the build nor the server takes SITE_URL=%s', (SITE_URL) => {
  expect(() => parseSiteUrl(SITE_URL)).toThrow('SITE_URL has to be an address such as');
  expect(() => parseConfig({ SITE_URL })).toThrow('SITE_URL has to be an address such as');
});

it.each([
  ['https://company.test', ''],
  ['https://company.test:8080/a/b', '/a/b'],
])('The path of %s is "%s"', (siteUrl, path) => {
  expect(basePathOf(siteUrl)).toBe(path);
});

it.each([
  ['/site/about?x', '/about?x'],
  ['/site/', '/'],
  ['/site/site', '/site'],
  // Leads to the home page, as any slip does.
  ['/site', '//'],
  ['/site?x', '//?x'],
  ['/sites/about', '/.outside'],
  ['/about', '/.outside'],
  ['/', '/.outside'],
])('A site below /site knows %s as %s', (address, known) => {
  expect(takeBasePath('/site', address)).toBe(known);
});

it('A site with a host of its own knows each address as it is', () => {
  expect(takeBasePath('', '/about')).toBe('/about');
});
