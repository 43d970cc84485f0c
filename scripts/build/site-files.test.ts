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
  writeSiteFiles(client, ['sha256-abc'], 'https://www.example.com');
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

  it('gives content networks the same strict policy that the server sends', () => {
    expect(read('_headers')).toMatch(/Content-Security-Policy: .*style-src 'self' 'sha256-abc'/i);
    expect(read('_headers')).not.toContain('unsafe-inline');
  });
});
