import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { isOwnName, splitAbsolute } from './own-name.ts';

it.each([
  'localhost',
  'localhost:9090',
  'LOCALHOST',
  hostname(),
  '127.0.0.1:9090',
  '[::1]',
  '[::1]:9090',
  'www.company.test',
  'WWW.Company.test:443',
])('%s is this machine', (host) => expect(isOwnName(host, ['www.company.test'])).toBe(true));

it.each([
  '',
  'foreign.test',
  'localhost.foreign.test',
  '127.0.0.1.foreign.test',
  '[::1].foreign.test',
  '[::1].foreign.test:9090',
  '[::1]:9090.foreign.test',
  'foreign.test[::1]',
  '[]',
  'localhost@foreign.test',
  'localhost\\@foreign.test',
  'www.company.test.',
  'www.company.test:80:80',
])('%j is another one', (host) => expect(isOwnName(host, ['www.company.test'])).toBe(false));

it.each([
  ['/about', undefined],
  ['//foreign.test/about', undefined],
  ['*', undefined],
  ['http://a.test/about?x=http://b.test/', ['a.test', '/about?x=http://b.test/']],
  ['HTTPS://a.test:8443', ['a.test:8443', '/']],
  ['http://a.test?x', ['a.test', '/?x']],
  ['http://a.test@b.test/about', ['a.test@b.test', '/about']],
  ['ftp://a.test/about', ['', '/']],
])('%s names a host or none', (url, parts) => expect(splitAbsolute(url)).toEqual(parts));
