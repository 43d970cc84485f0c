import { expect, it } from 'vitest';
import { isOwnOrigin } from './origin.ts';

const facts = {
  origin: undefined,
  fetchSite: undefined,
  host: 'www.company.test',
  siteUrl: 'https://www.company.test',
};

it.each<[string, Partial<typeof facts> | { origin?: string; fetchSite?: string; host?: string }, boolean]>([
  ['neither header, as text browsers and scripts send it', {}, true],
  ['the site itself', { origin: 'https://www.company.test' }, true],
  ['the host of the request', { origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' }, true],
  ['the default port written out', { origin: 'https://www.company.test', host: 'www.company.test:443' }, true],
  ['capitals in the host', { origin: 'https://www.company.test', host: 'WWW.Company.test' }, true],
  ['same-origin behind a proxy that hides our name', { origin: 'https://shop.test', fetchSite: 'same-origin' }, true],
  ['same-origin with a withheld origin', { origin: 'null', fetchSite: 'same-origin' }, true],
  ['another site', { origin: 'https://evil.test' }, false],
  ['another site that names itself after us', { origin: 'https://www.company.test.evil.test' }, false],
  ['another port', { origin: 'https://www.company.test:8443' }, false],
  ['a withheld origin', { origin: 'null' }, false],
  ['no origin but a foreign site', { fetchSite: 'cross-site' }, false],
  ['a neighbour', { fetchSite: 'same-site' }, false],
  ['an address typed by hand', { fetchSite: 'none' }, false],
  ['an origin without a host', { origin: 'file://', host: '' }, false],
])('A message is accepted by its origin: %s', (_name, changes, isOwn) => {
  expect(isOwnOrigin({ ...facts, ...changes })).toBe(isOwn);
});
