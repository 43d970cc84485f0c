import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureFiles } from '../../support/server/fixture-site.ts';
import { readStatuses, sendBytes } from '../../support/server/send-request.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const about = String(fixtureFiles['client/about/index.html']);
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.ask(path, { method, headers });

describe('A page', () => {
  it('is served at its address and must be revalidated', async () => {
    const answer = await ask('/about');
    expect(answer.status).toBe(200);
    expect(answer.body).toBe(about);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
    });
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['identity;q=1, br;q=0.5', undefined],
    ['deflate', undefined],
    ['BR', 'br'],
    ['', undefined],
    [';;;,q=', undefined],
  ])('asked for with %j comes as %s', async (accepted, encoding) => {
    const answer = await ask('/about', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    const text =
      encoding === 'br'
        ? brotliDecompressSync(answer.bytes)
        : encoding === 'gzip'
          ? gunzipSync(answer.bytes)
          : answer.bytes;
    expect(text.toString()).toBe(about);
    expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length);
  });

  it('has an ETag of its own in every encoding, and is not sent again to a client that has it', async () => {
    const tags = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const etag = String((await ask('/about', headers)).headers.etag);
      tags.push(etag);
      for (const seen of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const again = await ask('/about', { ...headers, 'if-none-match': seen });
        expect(again.status).toBe(304);
        expect(again.bytes).toHaveLength(0);
        expect(again.headers).toMatchObject({ etag, 'cache-control': expect.any(String), vary: 'accept-encoding' });
      }
      expect((await ask('/about', { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
    }
    expect(new Set(tags).size).toBe(3);
    expect(tags.every((tag) => /^"[\w-]+"$/.test(tag))).toBe(true);
  });

  it('asked for by HEAD answers the same without a body', async () => {
    const { date: _, ...headers } = (await ask('/about', { 'accept-encoding': 'br' })).headers;
    const answer = await ask('/about', { 'accept-encoding': 'br' }, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.bytes).toHaveLength(0);
    expect(answer.headers).toMatchObject(headers);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('does not take %s', async (method) => {
    const answer = await ask('/about', { 'content-type': 'x/y' }, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('has a home page', async () => {
    expect((await ask('/')).body).toContain('<h1>Home</h1>');
    expect((await ask('/?utm_source=x')).body).toContain('<h1>Home</h1>');
  });
});

describe('A file', () => {
  it('with a hash in its name is immutable in caches', async () => {
    const answer = await ask('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
    });
  });

  it('without compressed copies is served as it is', async () => {
    const answer = await ask('/assets/plain-1a2b3c4d.css', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBeUndefined();
    expect(answer.body).toBe('h1{color:#000}');
  });
});

describe('A request that names its host before the path, as proxies are asked,', () => {
  const askRaw = (target: string, host: string) =>
    sendBytes(server.url, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

  it.each(['http://localhost:3000', 'HTTP://LOCALHOST', 'https://127.0.0.1:8443', 'http://[::1]:3000'])(
    'is answered by its path where the host is ours: %s',
    async (own) => {
      for (const path of ['/about', '/about?from=mail', '/%61bout', '/healthz'])
        expect(readStatuses(await askRaw(own + path, 'foreign.test'))).toEqual([200]);
      expect(await askRaw(`${own}/about/`, 'localhost')).toContain('\nlocation: /about\r');
      expect(readStatuses(await askRaw(own, 'localhost'))).toEqual([200]);
    },
  );

  it.each([
    'http://foreign.test',
    'http://localhost.foreign.test',
    'http://[::1].foreign.test',
    'http://localhost@foreign.test',
    'ftp://localhost',
  ])('is not answered for a foreign host: %s', async (foreign) => {
    for (const path of ['', '/', '/about', '/healthz', '/readyz', '/api/mail', '/message-act/x', '/none.js'])
      expect(readStatuses(await askRaw(foreign + path, 'localhost:3000'))).toEqual([421]);
  });
});

describe('An address with a slip', () => {
  it.each([
    ['/index.html', '/'],
    ['/about.html', '/about'],
    ['/about/index.html?a=1', '/about?a=1'],
    ['//about', '/about'],
    ['///about/', '/about'],
    ['//', '/'],
    ['/about/', '/about'],
    ['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
    ['/services/blockchain/', '/services/blockchain'],
    ['/about//', '/about'],
  ])('A-54 leads from %s to %s', async (path, location) => {
    const answer = await ask(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
  });

  it.each([
    '//evil.test/',
    '/\\evil.test/',
    '//evil.test/about/',
    '/%2F/evil.test/',
    '/https://evil.test/',
    '/%5Cevil.test/',
    '//evil.test/about.html',
    '/About',
  ])('never leads to another site: %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.location).toBeUndefined();
  });
});

describe('An old address', () => {
  it.each([
    ['/about-us.html', 301, '/about'],
    ['/about-us.html?from=mail', 301, '/about?from=mail'],
    ['/about-us.html/', 301, '/about'],
    ['/news/blockchain', 302, '/services/blockchain'],
    ['/news/%C3%BC%20b', 302, '/services/%C3%BC%20b'],
    ['/shop/', 301, 'https://shop.test/#cups'],
    ['/old/about', 301, '/about'],
  ])('leads from %s with %i to %s', async (path, status, location) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
  });

  it.each(['/old//evil.test', '/old/%2Fevil.test', '/old/%5Cevil.test', '/old/%0d%0aset-cookie:a'])(
    'leads to no other site and adds no header: %s',
    async (path) => {
      const answer = await ask(path);
      expect(answer.headers.location).toMatch(/^\/(?![/\\])[^\r\n]*$/);
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );
});

describe('What does not exist', () => {
  it.each([
    ['/no-such-page', 'Not found, dark'],
    ['/a/b/c', 'Not found, dark'],
    ['/about/extra', 'Not found, dark'],
    ['/service-details/x', 'Not found, dark'],
    ['/services/unknown', 'Not found, light'],
    ['/x/services', 'Not found, light'],
    ['/About', 'Not found, dark'],
    ['/404', 'Not found, dark'],
    ['/404.html', 'Not found, dark'],
    ['/404/', 'Not found, dark'],
    ['/about/index.html.br', 'Not found, dark'],
    ['/message-refused', 'Not found, dark'],
    ['/message-failed', 'Not found, dark'],
    ['/message-refused/index.html', 'Not found, dark'],
    ['/_headers', 'Not found, dark'],
    ['/.vite/manifest.json', 'Not found, dark'],
    ['/assets/old-00000000.js', 'Not found, dark'],
    ['/%zz', 'Not found, dark'],
    ['/%E0%A4', 'Not found, dark'],
    [`/${'x'.repeat(5000)}`, 'Not found, dark'],
    ['/constructor', 'Not found, dark'],
    ['/__proto__', 'Not found, dark'],
  ])('RTE-26 %s answers 404 with the not-found page', async (path, text) => {
    const answer = await ask(path, { accept: 'text/html,*/*;q=0.8' });
    expect(answer.status).toBe(404);
    expect(answer.body).toContain(text);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.etag).toBeUndefined();
  });

  it.each(['/assets/old-00000000.js', '/art/none.svg', '/favicon.png', '/about/index.html.br'])(
    '%s is told so in a word where no page is asked for',
    async (path) => {
      for (const headers of [{}, { accept: 'image/avif,*/*;q=0.8' }]) {
        const answer = await ask(path, headers);
        expect(answer.status).toBe(404);
        expect(answer.headers).toMatchObject({
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-cache',
        });
        expect(answer.body).toBe('Not found\n');
      }
      expect((await ask(path, { accept: 'text/html' })).body).toContain('Not found, dark');
    },
  );

  it('RTE-25 /error-404 is a page and answers 200', async () => {
    const answer = await ask('/error-404');
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('404 as a page');
  });

  it.each(['/api', '/api/', '/api/other', '/api/mail/', '/api/mail/x', '/%61pi/other'])(
    'API-07 B-25 %s is a problem, never a page',
    async (path) => {
      for (const method of ['GET', 'POST', 'PUT']) {
        const answer = await ask(path, { 'content-type': 'application/json' }, method);
        expect(answer.status).toBe(404);
        expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
        expect(JSON.parse(answer.body)).toMatchObject({ status: 404 });
      }
    },
  );

  it.each([
    '/../server/main.ts',
    '/..%2f..%2fpackage.json',
    '/assets/../../site.json',
    '/assets/..%5c..%5csite.json',
    '/%2e%2e/site.json',
    '/about/../../site.json',
    '/assets/%00',
    '/etc/passwd',
    '/....//....//etc/passwd',
  ])('no path leaves the site: %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('Not found');
  });
});

describe('A site that is larger than its memory limit', () => {
  it('is served from the disk in the same way as from memory', async () => {
    const fromDisk = await startTestServer({ room: 0 });
    try {
      for (const path of ['/', '/about', '/assets/app-1a2b3c4d.js', '/sitemap.xml', '/nowhere'])
        for (const method of ['GET', 'HEAD'])
          for (const encoding of ['br', 'gzip', 'identity']) {
            const asked = { method, headers: { 'accept-encoding': encoding, accept: 'text/html' } };
            const [one, other] = [await server.ask(path, asked), await fromDisk.ask(path, asked)];
            const { date: _, ...headers } = other.headers;
            expect([other.status, other.body, headers], `${method} ${path} ${encoding}`).toEqual([
              one.status,
              one.body,
              expect.objectContaining(headers),
            ]);
          }
    } finally {
      await fromDisk.close();
    }
  });
});
