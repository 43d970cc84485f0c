import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { site } from '../../shared/site.ts';
import { ownFolder } from '../../tests/support/own-folder.ts';
import { prefetchOnPress, writeSiteFiles } from './site-files.ts';
import { SiteFolder } from './site-folder.ts';

let client: SiteFolder;

beforeEach(() => {
  client = new SiteFolder(join(ownFolder(), 'client'));
  const dates: [string, string | undefined][] = [
    ['/research-&-straße', undefined],
    ['/', undefined],
    ['/about', '2026-11-20'],
  ];
  writeSiteFiles(client, 'https://www.example.com', new Map(dates));
});

const read = (name: string) => readFileSync(join(client.path, name), 'utf8');

describe('files beside the pages', () => {
  it('lists pages in the sitemap, sorted, with the public origin', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toEqual([
      'https://www.example.com/',
      'https://www.example.com/about',
      // Escaped for XML, and encoded as browsers send it.
      'https://www.example.com/research-&amp;-stra%C3%9Fe',
    ]);
  });

  it('says in the sitemap when a page changed only where its record has a day', () => {
    expect(read('sitemap.xml')).toContain('/about</loc><lastmod>2026-11-20</lastmod>');
    expect(read('sitemap.xml').match(/<lastmod>/g)).toHaveLength(1);
  });

  it('gives an address for security reports, valid for less than a year', () => {
    const text = read('.well-known/security.txt');
    expect(text).toContain(`Contact: mailto:${site.email}\n`);
    const expires = Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  });

  it('gives phones the icons that the build makes', () => {
    const { icons } = JSON.parse(read('site.webmanifest')) as { icons: { src: string; purpose: string }[] };
    expect(new Set(icons.map(({ src }) => src))).toEqual(new Set(['/icon-192.png', '/icon-512.png']));
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  });

  it('points robots to the sitemap', () => {
    expect(read('robots.txt')).toContain('Sitemap: https://www.example.com/sitemap.xml');
  });

  it('names in the web manifest and in the rules for fetching ahead addresses below the path of the site', () => {
    client.write('prefetch.speculationrules', '{"prefetch":[{"where":{"href_matches":"/*"}}]}');
    writeSiteFiles(client, 'https://www.example.com/site', new Map([['/', undefined]]));
    expect(read('prefetch.speculationrules')).toBe('{"prefetch":[{"where":{"href_matches":"/site/*"}}]}\n');
    expect(JSON.parse(read('site.webmanifest'))).toMatchObject({ start_url: '/site/' });
    expect(read('site.webmanifest')).toContain('"src":"/site/icon-192.png"');
    expect(read('sitemap.xml')).toContain('<loc>https://www.example.com/site/</loc>');
  });
});

it('counted pages are fetched while a link is pressed, not while the pointer rests on it, and never drawn ahead', () => {
  client.write('prefetch.speculationrules', readFileSync('public/prefetch.speculationrules'));
  prefetchOnPress(client);
  const rules: Record<string, { eagerness: string }[]> = JSON.parse(read('prefetch.speculationrules'));
  expect(Object.keys(rules)).toEqual(['prefetch']);
  expect(rules.prefetch?.map(({ eagerness }) => eagerness)).toEqual(['conservative']);
});
