import { expect, it } from 'vitest';
import { listHosts } from './database-hosts.ts';

it('An address with several hosts is one address for each, of which one has to be writable', () => {
  expect(
    listHosts('postgres://me:pass,word@one:5432,[::1]:5433,three/site?target_session_attrs=read-write&sslmode=require'),
  ).toEqual({
    urls: [
      'postgres://me:pass,word@one:5432/site?sslmode=require',
      'postgres://me:pass,word@[::1]:5433/site?sslmode=require',
      'postgres://me:pass,word@three/site?sslmode=require',
    ],
    mustWrite: true,
  });
});

it('An address with one host is that one, whatever it can do', () => {
  const url = 'postgresql://me@one:5432/site';
  expect(listHosts(url)).toEqual({ urls: [url], mustWrite: false });
  expect(listHosts(`${url}?target_session_attrs=primary`)).toEqual({ urls: [url], mustWrite: true });
});

it.each([
  'postgres://one:5432',
  'postgres://one:5432/',
  'postgres://one:port,two/site',
  'postgres://one,two/site?target_session_attrs=standby',
  'mysql://one/site',
])('An address without a database, or with a read-only one, is refused: %s', (text) => {
  expect(listHosts(text)).toBeUndefined();
});
