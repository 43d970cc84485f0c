import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeSiteFiles } from './site-files.ts';

let client: string;

beforeEach(() => {
  client = join(mkdtempSync(join(tmpdir(), 'site-files-')), 'client');
  for (const [path, robots] of Object.entries({ '': '', about: '', 'message-sent': 'noindex' })) {
    mkdirSync(join(client, path), { recursive: true });
    writeFileSync(join(client, path, 'index.html'), `<meta name="robots" content="${robots}"/>`);
  }
  writeSiteFiles(client, { '/': 'sha256-abc', '/services/*': 'sha256-def' }, 'https://www.example.com');
});

const read = (name: string) => readFileSync(join(client, name), 'utf8');

describe('files beside the pages', () => {
  it('lists in the sitemap the pages a search engine may show, with the public origin, and no others', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toEqual(['https://www.example.com/', 'https://www.example.com/about']);
  });

  it('points robots to the sitemap', () => {
    expect(read('robots.txt')).toContain('Sitemap: https://www.example.com/sitemap.xml');
  });

  it('gives content networks for each page the strict policy that the server sends', () => {
    const headers = read('_headers');
    expect(headers).toMatch(/^\/\n {2}content-security-policy: .*style-src 'self' 'sha256-abc';/m);
    expect(headers).toMatch(/^\/services\/\*\n {2}content-security-policy: .*style-src 'self' 'sha256-def';/m);
    expect(headers).not.toContain('unsafe-inline');
  });

  it('says no header twice for one address, since of two policies only what both allow would hold', () => {
    const [forAll = ''] = read('_headers').split('\n\n');
    expect(forAll).toContain('x-content-type-options');
    expect(forAll).not.toContain('content-security-policy');
  });
});
