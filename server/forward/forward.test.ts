import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goodFields } from '../../tests/support/contact-message.ts';
import { type ForwardNotes, forward, isForwarded } from './forward.ts';

const policy = "default-src 'none'; style-src 'self'";
const notes: ForwardNotes = {
  apiUrl: 'https://api.company.test',
  basePath: '',
  headers: { 'content-security-policy': policy, 'x-frame-options': 'DENY' },
  answers: {
    '/message-failed': { parts: ['<textarea>\n', { put: 'message' }, '</textarea>'], styleHashes: ['sha256-abc='] },
  },
};
const host = { visitor: '192.0.2.7', secret: 'a-secret-of-at-least-24-signs' };
const server = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', server));
afterEach(() => {
  vi.unstubAllGlobals();
  server.mockReset();
});

const answers = (status: number, headers: Record<string, string>, body = '') =>
  server.mockResolvedValue(new Response(body, { status, headers }));

const form = 'application/x-www-form-urlencoded';
function post(fields: Record<string, string>, headers: Record<string, string> = {}): Request {
  return new Request('https://www.company.test/api/mail', {
    method: 'POST',
    headers: { 'content-type': form, accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
  });
}

it('hands a message on with what the server needs, and nothing else of the visitor', async () => {
  answers(303, { 'content-security-policy': policy, location: '/message-sent?ref=SV-7Q4K-2M', server: 'proxy' });
  const answer = await forward(post(goodFields, { cookie: 'a=b', 'sec-fetch-site': 'same-origin' }), host, notes);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/message-sent?ref=SV-7Q4K-2M');
  expect(answer.headers.get('server')).toBeNull();
  const [address, { headers = {}, body } = {}] = server.mock.calls[0] ?? [];
  expect(address).toBe('https://api.company.test/api/mail');
  expect(Object.fromEntries(new Headers(headers))).toEqual({
    accept: 'text/html',
    'content-type': form,
    'sec-fetch-site': 'same-origin',
    'x-forward-secret': host.secret,
    'x-visitor-address': host.visitor,
  });
  expect(new TextDecoder().decode(body as Uint8Array)).toBe(new URLSearchParams(goodFields).toString());
});

it('hands a view on with the name of the browser, by which the server tells programs', async () => {
  server.mockResolvedValue(new Response(null, { status: 204, headers: { 'content-security-policy': policy } }));
  const report = new Request('https://www.company.test/api/view', {
    method: 'POST',
    headers: { 'content-type': form, 'user-agent': 'Mozilla/5.0', cookie: 'a=b' },
    body: 'page=/about',
  });
  expect((await forward(report, host, notes)).status).toBe(204);
  const [, { headers = {} } = {}] = server.mock.calls[0] ?? [];
  expect(new Headers(headers).get('user-agent')).toBe('Mozilla/5.0');
  expect(new Headers(headers).has('cookie')).toBe(false);
});

it.each<[what: string, happens: () => unknown]>([
  ['cannot be reached', () => server.mockRejectedValue(new TypeError('fetch failed'))],
  ['is replaced by a proxy that says 502', () => answers(502, {}, 'Bad Gateway')],
  ['is replaced by a page of somebody else', () => answers(200, { 'content-type': 'text/html' }, 'Parked')],
])('when the server %s, a form without script gets every word back, as text', async (_, happens) => {
  happens();
  const answer = await forward(post({ ...goodFields, message: 'Ü <b>&"\'' }), host, notes);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toBe('<textarea>\nÜ &lt;b&gt;&amp;&quot;&#39;</textarea>');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'self' 'sha256-abc='");
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('retry-after')).toBe('30');
});

it('when the server is away, a script gets a problem, which its form shows', async () => {
  server.mockRejectedValue(new TypeError('fetch failed'));
  const answer = await forward(post({}, { 'content-type': 'application/json' }), host, notes);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(await answer.json()).toMatchObject({ type: 'urn:problem:not-stored' });
});

it('when the server is away, no receipt is confirmed and no link of a mail acts', async () => {
  server.mockRejectedValue(new TypeError('fetch failed'));
  const ask = (path: string) => forward(new Request(`https://www.company.test${path}`), host, notes);
  const receipt = await ask('/message-sent?ref=SV-7Q4K-2M&seal=x');
  expect(receipt.status).toBe(200);
  expect(await receipt.text()).not.toContain('SV-7Q4K-2M');
  const act = await ask('/message-act/token');
  expect(act.status).toBe(503);
  expect(act.headers.get('x-robots-tag')).toBe('noindex, nofollow');
});

it('of a site below a path, messages go to the server below the same path, and what is known there is known here', async () => {
  const below = { ...notes, basePath: '/site' };
  const ask = (path: string) => forward(new Request(`https://www.company.test${path}`), host, below);
  answers(303, { 'content-security-policy': policy, location: '/site/message-sent?ref=SV-7Q4K-2M' });
  expect((await ask('/site/api/mail')).headers.get('location')).toBe('/site/message-sent?ref=SV-7Q4K-2M');
  expect(server).toHaveBeenCalledWith('https://api.company.test/site/api/mail', expect.anything());
  server.mockRejectedValue(new TypeError('fetch failed'));
  const receipt = await ask('/site/message-sent?ref=SV-7Q4K-2M&seal=x');
  expect(receipt.status).toBe(200);
  expect(await receipt.text()).toContain('href="/site/contact"');
  expect((await ask('/site/message-act/token')).headers.get('x-robots-tag')).toBe('noindex, nofollow');
});

it('without the address of a server, words are kept and nothing is asked', async () => {
  const { apiUrl: _, ...without } = notes;
  const answer = await forward(post({ ...goodFields, message: 'Hello' }), host, without);
  expect(await answer.text()).toContain('Hello');
  expect(server).not.toHaveBeenCalled();
});

it('refuses a body that is longer than the server takes, without asking it', async () => {
  const answer = await forward(post({ message: 'x'.repeat(140_000) }), host, notes);
  expect(answer.status).toBe(413);
  expect(server).not.toHaveBeenCalled();
});

it('gives the answers of the server as they are, refusals and its own failure, too', async () => {
  answers(503, { 'content-security-policy': policy, 'retry-after': '5' }, 'own words');
  const answer = await forward(post(goodFields), host, notes);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.text()).toBe('own words');
});

it('knows what only the server answers', () => {
  expect(['/api/mail', '/message-sent', '/message-act/x'].map(isForwarded)).toEqual([true, true, true]);
  expect(['/', '/api', '/message-sent/x', '/message-act'].map(isForwarded)).toEqual([false, false, false, false]);
});
