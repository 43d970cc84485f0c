import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { referencePattern } from '../../../shared/contact-message.ts';
import { goodFields } from '../../support/contact-message.ts';
import { FakeClock } from '../../support/server/fake-clock.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../support/server/test-server.ts';

let server: TestServer;
afterEach(() => server.close());
const start = async (options?: TestServerOptions) => {
  server = await startTestServer(options);
};
const percentEncode = (text: string) => Buffer.from(text).toString('hex').replace(/../g, '%$&');
const key = (value: string) => ({ 'idempotency-key': value });

describe('A message', () => {
  it('API-03 API-09 API-12 is acknowledged with 201 and a reference when it is stored', async () => {
    await start();
    const answer = await server.postJson(goodFields);
    expect(answer.status).toBe(201);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    const receipt = JSON.parse(answer.body);
    expect(receipt).toEqual({ ok: true, id: expect.any(String), reference: expect.stringMatching(referencePattern) });
    expect(await server.leads()).toMatchObject([
      { ...goodFields, id: receipt.id, reference: receipt.reference, state: 'queued' },
    ]);
  });

  it.each([
    ['with a blank company', { company: '  ' }, {}],
    ['without the field company', { company: undefined }, {}],
    ['with a one-letter name', { name: 'Q' }, {}],
    ['with a phone of words', { phone: '+1 (555) 0100 ext. 4, evenings' }, {}],
    ['with 10,000 characters', { message: 'word '.repeat(2000) }, {}],
    ['with spaces around the address', { email: '  zoe@visitor.test\t' }, {}],
    ['with an address without dots', { email: 'root@localhost' }, {}],
    ['with a charset named', {}, { 'content-type': 'application/json; charset=UTF-8' }],
    ['with capitals in the content type', {}, { 'content-type': 'Application/JSON' }],
    ['with an identity encoding', {}, { 'content-encoding': 'identity' }],
    ['from a page of ours', {}, { 'sec-fetch-site': 'same-origin' }],
    ['from the origin of SITE_URL', {}, { origin: 'http://localhost:3000' }],
  ])('VAL-34 is taken %s', async (_name, fields, headers) => {
    await start();
    expect((await server.postJson({ ...goodFields, ...fields }, headers)).status).toBe(201);
  });

  it('is taken from the host it was sent to, whatever SITE_URL says', async () => {
    await start({
      env: { SITE_URL: 'https://www.company.test', MAIL_TO: 'o@company.test', MAIL_FROM: 'w@company.test' },
    });
    expect((await server.postJson(goodFields, { origin: server.url })).status).toBe(201);
    expect((await server.postJson({ ...goodFields, name: 'B' }, { origin: 'https://www.company.test' })).status).toBe(
      201,
    );
  });

  it('of exactly 64 kB is taken, and of one byte more is not', async () => {
    await start();
    const headers = { 'content-type': 'application/json' };
    const body = Buffer.alloc(65_536, ' ');
    body.write(JSON.stringify(goodFields));
    expect((await server.ask('/api/mail', { method: 'POST', headers, body })).status).toBe(201);
    const longer = Buffer.concat([body, Buffer.from(' ')]);
    expect((await server.ask('/api/mail', { method: 'POST', headers, body: longer })).status).toBe(413);
  });

  it('of a form counts by its letters, not by the percent signs they are written with', async () => {
    await start();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const rest = 'name=Zoe&email=zoe@visitor.test&phone=1&message=';
    const send = async (letter: string, count: number) =>
      (await server.ask('/api/mail', { method: 'POST', headers, body: rest + letter.repeat(count) })).status;
    expect(await send('x', 65_536 - rest.length)).toBe(303);
    expect(await send('x', 65_537 - rest.length)).toBe(413);
    expect(await send('%C3%BC', 20_000)).toBe(303);
    expect(await send('%C3%BC', 22_000)).toBe(413);
  });

  it.each([
    ['letters', 'x'],
    ['percent signs', '%'],
    ['letters with accents', 'ü'],
    ['Chinese', '数'],
    ['pictures', '🎉'],
    ['line breaks', '\n'],
  ])('VAL-34 of 10,000 characters is taken with and without script, also %s', async (_name, character) => {
    await start();
    const long = { ...goodFields, message: `${character.repeat(9999)}.` };
    expect((await server.postJson(long)).status).toBe(201);
    const form = new URLSearchParams({ ...long, name: 'Another', message: long.message.replaceAll('\n', '\r\n') });
    // The longest that a browser writes: every byte with a percent sign.
    const body = [...form].map(([field, text]) => `${field}=${percentEncode(text)}`).join('&');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await server.ask('/api/mail', { method: 'POST', headers, body })).status).toBe(303);
    expect((await server.leads()).map(({ message }) => message)).toEqual([long.message, long.message]);
  });
});

describe('The same message again', () => {
  it('gets the same answer with 200 and is stored once', async () => {
    await start();
    const first = await server.postJson(goodFields, key('a-key-of-mine'));
    const second = await server.postJson(goodFields, key('"a-key-of-mine"'));
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toBe(first.body);
    expect(await server.leads()).toHaveLength(1);
  });

  it('without a key is known by its words until the next day', async () => {
    const clock = new FakeClock();
    await start({ clock });
    expect((await server.postJson(goodFields)).status).toBe(201);
    expect((await server.postJson({ ...goodFields, email: ` ${goodFields.email} ` })).status).toBe(200);
    clock.advance(24 * 3_600_000);
    expect((await server.postJson(goodFields)).status).toBe(201);
    expect(await server.leads()).toHaveLength(2);
  });

  it('with another body under the same key is refused, and the first is unchanged', async () => {
    await start();
    await server.postJson(goodFields, key('a-key-of-mine'));
    const answer = await server.postJson({ ...goodFields, message: 'other' }, key('a-key-of-mine'));
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.body).errors).toMatchObject([
      { field: 'Idempotency-Key', code: 'idempotency-key-reused' },
    ]);
    expect(await server.leads()).toMatchObject([{ message: goodFields.message }]);
  });

  it('a key cannot be taken for the words of a message', async () => {
    await start();
    await server.postJson(goodFields);
    const [stored] = await server.leads();
    const answer = await server.postJson({ ...goodFields, name: 'X' }, key(stored?.idem_key ?? ''));
    expect(answer.status).toBe(201);
  });

  it('two hundred times at once is stored once and has one reference', async () => {
    await start();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => server.postJson(goodFields, key('a-key-of-mine'))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(199);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await server.leads()).toHaveLength(1);
  });

  it('two hundred times at once with different words: one is stored, all others are refused', async () => {
    await start();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        server.postJson({ ...goodFields, message: `${index}` }, key('a-key-of-mine')),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(199);
    expect(await server.leads()).toHaveLength(1);
  });
});

describe('The limit per address', () => {
  const limited = { env: { RATE_LIMIT_PER_IP: '3/1h', TRUST_PROXY: '127.0.0.1' } };
  const send = (name: string, address = '203.0.113.5') =>
    server.postJson({ ...goodFields, name }, { 'x-forwarded-for': address });

  it('answers 429 with the time to wait, and counts each address for itself', async () => {
    await start(limited);
    for (const name of ['1', '2', '3']) expect((await send(name)).status).toBe(201);
    const answer = await send('4');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(3600);
    expect((await send('5', '203.0.113.6')).status).toBe(201);
    expect(await server.leads()).toHaveLength(4);
  });

  it('counts posts that are refused, too, and then reads no more of them', async () => {
    await start(limited);
    const refuse = () => server.postJson({ ...goodFields, name: '' }, { 'x-forwarded-for': '203.0.113.7' });
    for (let index = 0; index < 15; index += 1) expect((await refuse()).status).toBe(422);
    expect((await refuse()).status).toBe(429);
    expect((await send('another address')).status).toBe(201);
    const form = { 'x-forwarded-for': '203.0.113.7' };
    expect((await server.postForm(goodFields, form)).body).toContain('There was an error sending your message.');
  });

  it('counts an address that the proxy names with its port for the same', async () => {
    await start(limited);
    for (const port of ['1', '2', '3']) expect((await send(port, `203.0.113.5:400${port}`)).status).toBe(201);
    expect((await send('4', '203.0.113.5:4004')).status).toBe(429);
  });

  it('takes an IPv6 network of /64 for one sender', async () => {
    await start(limited);
    for (const host of ['1', '2', '3']) expect((await send(host, `2001:db8:1:2::${host}`)).status).toBe(201);
    expect((await send('4', '2001:db8:1:2:ffff::4')).status).toBe(429);
    expect((await send('5', '2001:db8:1:3::5')).status).toBe(201);
  });

  it('allows a network of /56 twice as much, and one of /48 four times, however many /64 write', async () => {
    await start(limited);
    const statuses: Record<string, number[]> = { narrow: [], wide: [] };
    for (let at = 0; at < 8; at += 1)
      statuses.narrow?.push((await send(`n${at}`, `2001:db8:1:${at.toString(16)}::1`)).status);
    for (let at = 1; at <= 8; at += 1)
      statuses.wide?.push((await send(`w${at}`, `2001:db8:1:${at.toString(16)}00::1`)).status);
    // Six of the first /56, then six more of the /48; refused ones of the /56 were not counted for the /48.
    expect(statuses).toEqual({
      narrow: [...Array(6).fill(201), 429, 429],
      wide: [...Array(6).fill(201), 429, 429],
    });
    expect((await send('neighbour', '2001:db8:2::1')).status).toBe(201);
  });

  it('takes 6to4 addresses for the IPv4 address in them', async () => {
    await start(limited);
    for (const net of ['1', '2', '3']) expect((await send(net, `2002:cb00:7105:${net}::1`)).status).toBe(201);
    expect((await send('4', '2002:cb00:7105:4::1')).status).toBe(429);
    expect((await send('5', '203.0.113.5')).status).toBe(429);
  });

  it('does not count a repeat, and answers it even above the limit', async () => {
    await start(limited);
    for (const name of ['1', '2', '3']) await send(name);
    expect((await send('4')).status).toBe(429);
    expect((await send('1')).status).toBe(200);
  });

  it('ignores a forwarded address unless the proxy is trusted', async () => {
    await start({ env: { RATE_LIMIT_PER_IP: '1/1h' } });
    expect((await send('1', '203.0.113.1')).status).toBe(201);
    expect((await send('2', '203.0.113.2')).status).toBe(429);
  });

  it.skipIf(inject('postgresUrl'))('keeps no address in the store', async () => {
    await start(limited);
    await send('1');
    const folder = `${server.folder}/data`;
    const all = Buffer.concat(readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`))).toString('latin1');
    expect(all).toContain(goodFields.phone);
    expect(all).not.toContain('203.0.113.5');
    expect(all).not.toContain(createHash('sha256').update('203.0.113.5').digest('base64url'));
  });
});
