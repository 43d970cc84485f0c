import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodFields } from '../../support/contact-message.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const expected = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};

const publicSite = {
  SITE_URL: 'https://www.company.test',
  MAIL_TO: 'owner@company.test',
  MAIL_FROM: 'web@company.test',
};
const json = { 'content-type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json) => ({ method: 'POST', headers, body });

describe('The security headers are on', () => {
  it.each([
    ['a page', '/', {}, 200],
    ['a file', '/assets/app-1a2b3c4d.js', {}, 200],
    ['a page the client has', '/about', { headers: { 'if-none-match': '*' } }, 304],
    ['a redirect', '/about/', {}, 301],
    ['a page that does not exist', '/none', {}, 404],
    ['an address that is none', '/%zz', {}, 404],
    ['a confirmation', '/message-sent?ref=SV-7Q4K-2M', {}, 200],
    ['an accepted message', '/api/mail', post(JSON.stringify(goodFields)), 201],
    ['a repeated message', '/api/mail', post(JSON.stringify(goodFields)), 200],
    [
      'an accepted form',
      '/api/mail',
      post('name=a&email=a@b.co&phone=1&message=x', { 'content-type': 'application/x-www-form-urlencoded' }),
      303,
    ],
    ['a refused form', '/api/mail', post('', { 'content-type': 'application/x-www-form-urlencoded' }), 422],
    ['a malformed body', '/api/mail', post('{'), 400],
    ['a foreign origin', '/api/mail', post('{}', { ...json, origin: 'https://evil.test' }), 403],
    ['a body too large', '/api/mail', post('x'.repeat(1_100_000)), 413],
    ['another method', '/api/mail', {}, 405],
    ['another call', '/api/none', {}, 404],
    ['health', '/healthz', {}, 200],
    ['readiness', '/readyz', {}, 200],
  ])('%s', async (_name, path, asked, status) => {
    const answer = await server.ask(path, asked);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(expected);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("style-src 'self'");
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers.server ?? answer.headers['x-powered-by']).toBeUndefined();
  });

  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  it.each([
    ['a page', '/', {}, true],
    ['a page that shares its styles with those beside it', '/services/blockchain', {}, true],
    ['a page that does not exist', '/none', {}, true],
    ['a confirmation', '/message-sent?ref=SV-7Q4K-2M', {}, true],
    ['a refused form', '/api/mail', post('', form), true],
    ['a page without styles', '/about', {}, false],
    ['a script', '/assets/app-1a2b3c4d.js', {}, false],
  ])('%s may show the styles inside it, and no others', async (_name, path, asked, hasStyles) => {
    const { headers } = await server.ask(path, asked);
    const own = hasStyles ? " 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='" : '';
    expect(headers['content-security-policy']).toContain(`style-src 'self'${own};`);
  });

  it('pages name the rules for fetching the next one, which have a type of their own; files do not', async () => {
    const [page, missing, file, rules] = await Promise.all(
      ['/', '/none', '/assets/app-1a2b3c4d.js', '/prefetch.speculationrules'].map((path) => server.ask(path)),
    );
    for (const answer of [page, missing])
      expect(answer?.headers['speculation-rules']).toBe('"/prefetch.speculationrules"');
    expect(file?.headers['speculation-rules']).toBeUndefined();
    expect(rules?.headers['content-type']).toBe('application/speculationrules+json');
  });

  it.each([
    ['the small icon', '/favicon.svg', 'cross-origin'],
    ['a large icon', '/icon-512.png', 'cross-origin'],
    ['a share picture', '/assets/share/home-1a2b3c4d.jpg', 'cross-origin'],
    ['an illustration', '/assets/sun-1a2b3c4d.svg', 'cross-origin'],
    ['a page', '/about', 'same-origin'],
    ['a script', '/assets/app-1a2b3c4d.js', 'same-origin'],
    ['a picture that is not there', '/assets/none.png', 'same-origin'],
  ])('%s is shown by other sites only if it is a picture', async (_name, path, policy) => {
    const { headers } = await server.ask(path);
    expect(headers['cross-origin-resource-policy']).toBe(policy);
    const known = await server.ask(path, { headers: { 'if-none-match': String(headers.etag) } });
    expect(known.headers['cross-origin-resource-policy']).toBe(policy);
    const slow = await server.ask(`${path}?from=mail`);
    expect(slow.headers['cross-origin-resource-policy']).toBe(policy);
  });

  it('requests are upgraded only where the site is on https', async () => {
    expect((await server.ask('/')).headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    const secure = await startTestServer({ env: publicSite });
    const answer = await secure.ask('/');
    await secure.close();
    expect(answer.headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it.each<[string, object, string | undefined]>([
    ['nothing on plain http', {}, undefined],
    ['a year for this one host on https', publicSite, 'max-age=31536000'],
    ['what the owner set', { ...publicSite, HSTS: 'max-age=9; includeSubDomains' }, 'max-age=9; includeSubDomains'],
  ])('the header makes browsers stay with https: %s', async (_name, env, header) => {
    const site = await startTestServer({ env: { ...env } });
    const answers = [await site.ask('/'), await site.ask('/none'), await site.ask('/api/mail', post('{'))];
    await site.close();
    for (const { headers } of answers) expect(headers['strict-transport-security']).toBe(header);
  });
});
