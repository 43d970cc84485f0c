import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ownFolder } from '../../tests/support/own-folder.ts';
import { writeCloudflarePages } from './cloudflare-pages.ts';
import { fixtureSite } from './fixture-site.ts';
import { writeGithubPages } from './github-pages.ts';
import { type HostSite, putSiteBelow } from './host-site.ts';
import { writeNetlify } from './netlify.ts';
import { writeVercel } from './vercel.ts';

/** The small site as files, with a form and the script that sends it. */
function writtenSite(): HostSite {
  const client = join(ownFolder(), 'client');
  const page = '<head><meta charSet="utf-8"></head><form method="post" action="/api/mail"></form>';
  const files = new Map([...fixtureSite.files].filter(([address]) => address !== '/start.js'));
  files.set('/assets/form.js', 'assets/form.js');
  for (const name of [...files.values(), '404.html', '../site.json']) {
    mkdirSync(dirname(join(client, name)), { recursive: true });
    const text = name.endsWith('.js') ? 'fetch("/api/mail")' : name.endsWith('json') ? '{"answers":{}}' : page;
    writeFileSync(join(client, name), text);
  }
  return { ...fixtureSite, client, files };
}

it('puts the policy into each page for GitHub Pages, which sends none, and opens it for the server of messages alone', () => {
  const { 'about.html': about = '', 'assets/form.js': script } = writeGithubPages(writtenSite());
  expect(about).toContain(
    `<meta charSet="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'self' 'sha256-b='; img-src 'self'">`,
  );
  expect(about).toContain('action="https://api.company.test/api/mail"');
  expect(script).toBe('fetch("https://api.company.test/api/mail")');
});

it('reports views from GitHub Pages to the server of messages', () => {
  const site = writtenSite();
  site.files = new Map([...site.files, ['/assets/view.js', 'assets/view.js']]);
  const tag = (code: string) => `integrity="sha384-${createHash('sha384').update(code).digest('base64')}"`;
  const [own, sent] = [
    'navigator.sendBeacon(`/api/view`,v)',
    'navigator.sendBeacon(`https://api.company.test/api/view`,v)',
  ];
  writeFileSync(join(site.client, 'assets/view.js'), own);
  writeFileSync(join(site.client, 'about/index.html'), `<meta charSet="utf-8"><script ${tag(own)}></script>`);
  const files = writeGithubPages(site);
  expect(files['assets/view.js']).toBe(sent);
  expect(files['about.html']).toContain(`<script ${tag(sent)}></script>`);
});

it('sends from GitHub Pages below a path to the server below the same path', () => {
  const site = { ...writtenSite(), siteUrl: 'https://company.github.io/site' };
  writeFileSync(join(site.client, 'assets/form.js'), 'p=`/api/mail`;fetch(`/site`+p)');
  writeFileSync(join(site.client, 'about/index.html'), '<meta charSet="utf-8"><form action="/site/api/mail">');
  const files = writeGithubPages(site);
  expect(files['about.html']).toContain('action="https://api.company.test/site/api/mail"');
  expect(files['assets/form.js']).toBe('p=`/api/mail`;fetch(`https://api.company.test/site`+p)');
  expect(files['about-us.html']).toContain('url=/site/about');
});

it('leads on GitHub Pages from an old address by a page, and names the site’s own name', () => {
  const files = writeGithubPages(writtenSite());
  expect(files['about-us.html']).toContain('content="0; url=/about"');
  expect(files['shop.html']).toContain('url=https://shop.test/#cups');
  expect(files.CNAME).toBe('www.company.test\n');
  expect(writeGithubPages({ ...writtenSite(), siteUrl: 'https://company.github.io' }).CNAME).toBeUndefined();
});

it('sets no header of an address twice on Vercel, and none where the server answers', async () => {
  const { 'vercel.json': text = '' } = await writeVercel(writtenSite());
  const { headers, redirects } = JSON.parse(text) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
    redirects: { source: string; destination: string; statusCode: number }[];
  };
  const policiesOf = (address: string) =>
    headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(address))
      .flatMap((rule) => rule.headers)
      .filter(({ key }) => key === 'content-security-policy')
      .map(({ value }) => /sha256-.=|sha256-a\+\/=/.exec(value)?.[0] ?? 'no styles');
  expect(policiesOf('/about')).toEqual(['sha256-b=']);
  expect(policiesOf('/')).toEqual(['sha256-a+/=']);
  expect(policiesOf('/no-such-page')).toEqual(['sha256-c=']);
  expect(policiesOf('/start.js')).toEqual(['no styles']);
  expect(policiesOf('/api/mail')).toEqual([]);
  expect(redirects).toContainEqual({ source: '/news/(.*)', destination: '/blog/$1', statusCode: 302 });
  expect(redirects).toContainEqual({
    source: '/old/(.*)',
    destination: 'https://www.company.test/$1',
    statusCode: 301,
  });
});

it('says how many rules Cloudflare Pages takes, if a site has more', async () => {
  const site = writtenSite();
  const policy = { 'content-security-policy': "style-src 'self'" };
  const pages = Array.from({ length: 120 }, (_, page) => ({ path: `/page-${page}`, headers: policy }));
  await expect(writeCloudflarePages({ ...site, rules: [...site.rules, ...pages] })).rejects.toThrow(
    'Cloudflare Pages takes 100 rules for headers, and this site has 127',
  );
  const redirects = Array.from({ length: 99 }, (_, way) => ({ from: `/a${way}/*`, to: '/', status: 301 as const }));
  await expect(writeCloudflarePages({ ...site, redirects })).rejects.toThrow(
    'Cloudflare Pages takes 100 redirects with a *, and this site has 101',
  );
});

/** Small site below a path, for hosts that serve a whole origin. */
const siteBelow = () => putSiteBelow({ ...writtenSite(), siteUrl: 'https://www.company.test/site' });
const redirectsBelow = ['/site/about-us.html /site/about 301', '/site/news/* /site/blog/:splat 302'];

it('puts rules, redirects and messages below the path of a site on Cloudflare Pages', async () => {
  const { _headers = '', _redirects, '_routes.json': routes = '' } = await writeCloudflarePages(siteBelow());
  const rules = _headers.split('\n').filter((line) => line.startsWith('/'));
  expect(rules).toEqual(['/*', '/site/assets/*', '/*.js', '/*.png', '/site/', '/site/about', '/site/services/*']);
  expect(_redirects?.trim().split('\n')).toEqual([
    ...redirectsBelow,
    '/site/old/* /site/:splat 301',
    '/site/shop https://shop.test/#cups 301',
    '/site/*/index.html /site/:splat 301',
    '/site//* /site/:splat 301',
  ]);
  expect(JSON.parse(routes).include).toEqual([
    ...['/site/api/*', '/site/message-sent', '/site/message-act/*'],
    ...['/site/404', '/site/services/404'],
  ]);
});

it('puts rules, redirects and messages below the path of a site on Netlify', async () => {
  const files = await writeNetlify(siteBelow());
  const rules = files['public/_headers']?.split('\n').filter((line) => line.startsWith('/'));
  expect(rules).toContain('/site/');
  expect(rules).toContain('/site/index.html');
  expect(files['public/_redirects']?.split('\n')).toEqual(
    expect.arrayContaining([...redirectsBelow, '/site/services/* /site/services/404.html 404']),
  );
  expect(files['netlify/functions/forward.mjs']).toMatch(/path: \[\s+"\/site\/api\/\*"/);
});

it('puts rules, redirects and messages below the path of a site on Vercel, whose home page has a slash', async () => {
  const { 'vercel.json': text = '', 'middleware.js': middleware } = await writeVercel(siteBelow());
  const { headers, redirects, trailingSlash } = JSON.parse(text);
  expect(headers.map(({ source }: { source: string }) => source)).toEqual(
    expect.arrayContaining(['/(site/)', '/(site/about)', '/(site/services/.+)', String.raw`/(.*\.png)`]),
  );
  expect(trailingSlash).toBeUndefined();
  expect(redirects).toContainEqual({ source: '/site/old/(.*)', destination: '/site/$1', statusCode: 301 });
  expect(redirects).toContainEqual({ source: '/site', destination: '/site/', statusCode: 301 });
  expect(redirects).toContainEqual({ source: '/site/(.+)/', destination: '/site/$1', statusCode: 301 });
  expect(middleware).toContain("['/site/api/:path*', '/site/message-sent', '/site/message-act/:path*']");
});
