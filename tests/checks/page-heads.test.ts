import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { drawMeta } from '../../app/page/meta.tsx';
import type { Subject } from '../../app/page/subject.ts';
import { readPage } from '../../scripts/check/page-text.ts';
import { ownFolder } from '../support/own-folder.ts';
import { checkHead } from './page-heads.ts';

const client = ownFolder();
const siteUrl = 'https://www.example.com';

beforeAll(async () => {
  mkdirSync(join(client, 'share'));
  const draw = (width: number, name: string) =>
    sharp({ create: { width, height: 630, channels: 3, background: '#223344' } })
      .jpeg()
      .toFile(join(client, 'share', name));
  await Promise.all([draw(1200, 'whole.jpg'), draw(800, 'narrow.jpg')]);
});

interface Drawn {
  path?: string;
  subject?: Subject;
  isUnlisted?: true;
  picture?: string;
}

const head = ({ path = '/x', subject, isUnlisted, picture = '/share/whole.jpg' }: Drawn) =>
  drawMeta({
    page: {
      file: 'x/index.html',
      pathname: path,
      layout: 'site',
      title: 'R&D',
      description: 'Say "hi"',
      subject,
      isUnlisted,
      sources: [],
      render: async () => null,
    },
    opening: { headline: 'X', illustration: undefined, trail: [] },
    siteUrl,
    picture: isUnlisted ? undefined : picture,
  });

/** @param change alters the head before it is read */
function faultsOf(
  drawn: Drawn,
  change = (html: string) => html,
  listed = drawn.isUnlisted ? [] : [drawn.path ?? '/x'],
) {
  const html = `<head>${change(head(drawn))}</head><body></body>`;
  const addresses = ['/', ...listed].map((path) => siteUrl + path);
  return checkHead({ ...readPage(drawn.path ?? '/x', html), html }, { client, siteUrl, listed: addresses });
}

it('what the pages say of themselves as they are drawn is without fault', async () => {
  const posting = { headline: 'X', date: '2026-11-20', section: 'Data', authors: [{ name: 'Ada', path: '/team/ada' }] };
  expect(await faultsOf({})).toEqual([]);
  expect(await faultsOf({ path: '/contact', subject: { type: 'ContactPage' } })).toEqual([]);
  expect(await faultsOf({ path: '/blog/x', subject: { type: 'BlogPosting', ...posting } })).toEqual([]);
  expect(await faultsOf({ path: '/own', subject: { type: 'Service', name: 'Own' } })).toEqual([]);
  expect(await faultsOf({ isUnlisted: true })).toEqual([]);
});

it.each<[string, (html: string) => string, RegExp]>([
  ['no description', (html) => html.replace(/<meta name="description"[^>]*>/, ''), /^\/x: description is missing/],
  [
    'a canonical address of another page',
    (html) => html.replace(/(canonical" href="[^"]*)x"/, '$1y"'),
    /canonical is .*y, not/,
  ],
  [
    'two titles for sharing',
    (html) => html.replace(/<meta property="og:title"[^>]*>/, '$&$&'),
    /og:title is R&D and R&D/,
  ],
  ['no card', (html) => html.replace('summary_large_image', 'summary'), /twitter:card is summary, not/],
  [
    'a date that belongs to articles',
    (html) => `${html}<meta property="article:published_time" content="x"/>`,
    /unknown/,
  ],
  ['data without a page', (html) => html.replaceAll('"WebPage"', '"WebSite"'), /its data is about .*, not/],
  ['a reference to nothing', (html) => html.replace('x#breadcrumb"}', 'x#trail"}'), /refers to nothing: .*x#trail/],
  ['a breadcrumb out of order', (html) => html.replace('"position":1,"name":"', '"position":2,"name":"'), /breadcrumb/],
  ['no data', (html) => html.replace(/<script.*<\/script>/s, ''), /about nothing/],
])('a page with %s is named', async (_, change, fault) => {
  expect((await faultsOf({}, change)).join('\n')).toMatch(fault);
});

it('a picture that is missing, elsewhere or of another size is named', async () => {
  expect(await faultsOf({ picture: '/share/none.jpg' })).toEqual([expect.stringContaining('picture is missing')]);
  expect(await faultsOf({ picture: '/share/narrow.jpg' })).toEqual([expect.stringContaining('800 by 630 pixels')]);
  const elsewhere = (html: string) =>
    html.replace(`"og:image" content="${siteUrl}`, '"og:image" content="https://other.test');
  expect(await faultsOf({}, elsewhere)).toEqual([expect.stringContaining('picture is elsewhere')]);
});

it('a page is named that does not say what its address promises', async () => {
  const [fault] = await faultsOf({ path: '/team/ada' });
  expect(fault).toBe(
    '/team/ada: its data is about Organization, WebSite, WebPage, BreadcrumbList, not Organization, WebSite, WebPage, Person, BreadcrumbList',
  );
});

it('a page that search engines shall not list is in no sitemap and says nothing of itself', async () => {
  expect(await faultsOf({ isUnlisted: true }, undefined, ['/x'])).toEqual(['/x: stands 1 times in the sitemap']);
  const withCanonical = (html: string) => `${html}<link rel="canonical" href="${siteUrl}/x"/>`;
  expect(await faultsOf({ isUnlisted: true }, withCanonical)).toEqual(['/x: is not to be listed, and says canonical']);
  expect(await faultsOf({}, undefined, [])).toContain('/x: stands 0 times in the sitemap');
});
