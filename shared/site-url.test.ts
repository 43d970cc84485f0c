import { expect, it } from 'vitest';
import { parseConfig } from '../server/config/config.ts';
import { parseSiteUrl } from './site-url.ts';

const mailed = { SMTP_URL: 'smtp://mail.company.test', MAIL_TO: 'owner@company.test', MAIL_FROM: 'web@company.test' };

it.each([
  ['https://WWW.Company.test/', 'https://www.company.test'],
  ['https://company.test:443', 'https://company.test'],
  ['http://company.test:8080/', 'http://company.test:8080'],
  ['https://bücher.test', 'https://xn--bcher-kva.test'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  [undefined, 'http://localhost:3000'],
  [' ', 'http://localhost:3000'],
])('The build and the server read SITE_URL=%s as %s', (SITE_URL, origin) => {
  expect(parseSiteUrl(SITE_URL)).toBe(origin);
  expect(parseConfig({ ...mailed, SITE_URL }).siteUrl).toBe(origin);
});

it.each([
  'company.test',
  'ftp://company.test',
  'https://company.test/path',
  'https://a:b@company.test',
  'https://x/?a',
])('Neither the build nor the server takes SITE_URL=%s', (SITE_URL) => {
  expect(() => parseSiteUrl(SITE_URL)).toThrow('SITE_URL has to be an address without a path');
  expect(() => parseConfig({ SITE_URL })).toThrow('SITE_URL has to be an address without a path');
});
