import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendBytes } from './support/send-request.ts';
import { goodFields, startTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const good = JSON.stringify(goodFields);
const goodForm = new URLSearchParams(goodFields).toString();
const invalidUtf8 = Buffer.concat([
  Buffer.from('{"name":"'),
  Buffer.from([0xff, 0xfe, 0xc3]),
  Buffer.from(`","email":"a@b.co","phone":"1","message":"x"}`),
]);
const without = (field: keyof typeof goodFields) => {
  const { [field]: _, ...others } = goodFields;
  return JSON.stringify(others);
};
const withField = (field: string, value: unknown) => JSON.stringify({ ...goodFields, [field]: value });

type Case = [name: string, status: number, code: string, headers: Record<string, string>, body: string | Buffer];

const malformed: Case[] = [
  ['an empty JSON body', 400, 'not-json', json, ''],
  ['a JSON body of spaces', 400, 'not-json', json, '   '],
  ['JSON that breaks off', 400, 'not-json', json, good.slice(0, -5)],
  ['JSON with a trailing comma', 400, 'not-json', json, good.replace('}', ',}')],
  ['JSON with single quotes', 400, 'not-json', json, "{'name':'x'}"],
  ['JSON followed by more', 400, 'not-json', json, `${good} {}`],
  ['a page instead of JSON', 400, 'not-json', json, '<!doctype html><h1>Hello</h1>'],
  ['a form sent as JSON', 400, 'not-json', json, goodForm],
  ['brackets a million deep', 400, 'not-json', json, '['.repeat(1_000_000)],
  ['a JSON array', 400, 'not-an-object', json, `[${good}]`],
  ['a JSON string', 400, 'not-an-object', json, JSON.stringify(good)],
  ['a JSON number', 400, 'not-an-object', json, '1'],
  ['JSON null', 400, 'not-an-object', json, 'null'],
  ['JSON true', 400, 'not-an-object', json, 'true'],
  ['JSON that is not UTF-8', 400, 'not-utf8', json, invalidUtf8],
  ['JSON in UTF-16', 400, 'not-utf8', json, Buffer.from(`\ufeff${good}`, 'utf16le')],
  ['a form that is not UTF-8 behind its percent signs', 400, 'not-utf8', form, goodForm.replace('Zo%C3%AB', 'Zo%EB')],
  ['a form with raw bytes that are not UTF-8', 400, 'not-utf8', form, Buffer.from([0x6e, 0x3d, 0xff])],
  ['an overlong UTF-8 slash', 400, 'not-utf8', form, 'name=%C0%AF'],
  ['a surrogate in UTF-8', 400, 'not-utf8', form, 'name=%ED%A0%80'],
];

const wrongTypes: Case[] = [
  ['no content type', 415, 'wrong-content-type', {}, good],
  ['text/plain, which any page may send', 415, 'wrong-content-type', { 'content-type': 'text/plain' }, good],
  ['multipart', 415, 'wrong-content-type', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
  ['XML', 415, 'wrong-content-type', { 'content-type': 'application/xml' }, '<a/>'],
  [
    'a content type that merely begins like JSON',
    415,
    'wrong-content-type',
    { 'content-type': 'application/jsonp' },
    good,
  ],
  ['a content type of nonsense', 415, 'wrong-content-type', { 'content-type': ';;;///' }, good],
  ['problem+json', 415, 'wrong-content-type', { 'content-type': 'application/problem+json' }, good],
  ['JSON in Latin-1', 415, 'wrong-content-type', { 'content-type': 'application/json; charset=latin1' }, good],
  ['a gzipped body', 415, 'content-encoding', { ...json, 'content-encoding': 'gzip' }, gzipSync(good)],
  ['an unknown content encoding', 415, 'content-encoding', { ...json, 'content-encoding': 'zip' }, good],
];

const tooLarge: Case[] = [
  ['2 MB of JSON', 413, 'too-large', json, withField('message', 'x'.repeat(2_000_000))],
  ['2 MB of a form', 413, 'too-large', form, `${goodForm}${'x'.repeat(2_000_000)}`],
  ['one byte above 1 MiB', 413, 'too-large', json, good.padEnd(1024 * 1024 + 1)],
  ['2 MB of unknown fields', 413, 'too-large', json, withField('other', 'x'.repeat(2_000_000))],
];

const foreign: Case[] = [
  ['a foreign origin', 403, 'foreign-origin', { ...json, origin: 'https://evil.test' }, good],
  ['the origin null', 403, 'foreign-origin', { ...json, origin: 'null' }, good],
  ['an empty origin', 403, 'foreign-origin', { ...json, origin: '' }, good],
  ['an origin that is no address', 403, 'foreign-origin', { ...json, origin: 'localhost' }, good],
  ['an origin that contains our host', 403, 'foreign-origin', { ...json, origin: 'http://localhost.evil.test' }, good],
  ['our host on another port', 403, 'foreign-origin', { ...json, origin: 'http://127.0.0.1:1' }, good],
  ['a request across sites', 403, 'foreign-origin', { ...json, 'sec-fetch-site': 'cross-site' }, good],
  ['a request from a neighbouring site', 403, 'foreign-origin', { ...json, 'sec-fetch-site': 'same-site' }, good],
  ['a form of another site', 403, 'foreign-origin', { ...form, origin: 'https://evil.test' }, goodForm],
  ['a form across sites', 403, 'foreign-origin', { ...form, 'sec-fetch-site': 'cross-site' }, goodForm],
];

const badKeys: Case[] = [
  ['a key of seven characters', 400, 'bad-idempotency-key', { ...json, 'idempotency-key': 'seven77' }, good],
  ['a key of 129 characters', 400, 'bad-idempotency-key', { ...json, 'idempotency-key': 'k'.repeat(129) }, good],
  ['a key with a space', 400, 'bad-idempotency-key', { ...json, 'idempotency-key': 'two words here' }, good],
  ['an empty key', 400, 'bad-idempotency-key', { ...json, 'idempotency-key': '' }, good],
  ['a key that is not ASCII', 400, 'bad-idempotency-key', { ...json, 'idempotency-key': 'schlüssel' }, good],
];

const cases = [...malformed, ...wrongTypes, ...tooLarge, ...foreign, ...badKeys];

type FieldCase = [name: string, body: string, faults: Record<string, string>];

const fieldCases: FieldCase[] = [
  ['an empty object', '{}', { name: 'blank', email: 'blank', phone: 'blank', message: 'blank' }],
  ['no name', without('name'), { name: 'blank' }],
  ['no email', without('email'), { email: 'blank' }],
  ['no phone', without('phone'), { phone: 'blank' }],
  ['no message', without('message'), { message: 'blank' }],
  ['an empty name', withField('name', ''), { name: 'blank' }],
  ['a name of spaces', withField('name', ' \t '), { name: 'blank' }],
  ['a name of line breaks', withField('name', '\r\n\r\n'), { name: 'blank' }],
  ['a name of NUL', withField('name', '\0\0'), { name: 'blank' }],
  ['a name of nothing visible', withField('name', '\u200b\u202e\u2066\u3164'), { name: 'blank' }],
  ['a name of non-breaking spaces', withField('name', '\u00a0\u2003'), { name: 'blank' }],
  ['a blank message', withField('message', '\n\n \t'), { message: 'blank' }],
  ['a message of nothing visible', withField('message', '\u200b\u200d\u2800'), { message: 'blank' }],
  ['a blank phone', withField('phone', '   '), { phone: 'blank' }],
  ['a number as a name', withField('name', 5), { name: 'type' }],
  ['a list as a name', withField('name', ['a', 'b']), { name: 'type' }],
  ['an object as a message', withField('message', { text: 'x' }), { message: 'type' }],
  ['null as a phone', withField('phone', null), { phone: 'type' }],
  ['true as an address', withField('email', true), { email: 'type' }],
  ['a list as a company', withField('company', []), { company: 'type' }],
  ['an address without @', withField('email', 'visitor.test'), { email: 'email' }],
  ['an address without a name', withField('email', '@visitor.test'), { email: 'email' }],
  ['an address without a host', withField('email', 'zoe@'), { email: 'email' }],
  ['an address with a space', withField('email', 'zoe a@visitor.test'), { email: 'email' }],
  ['two addresses', withField('email', 'a@b.co, c@d.co'), { email: 'email' }],
  ['an address with a display name', withField('email', 'Zoë <zoe@visitor.test>'), { email: 'email' }],
  ['an address with two @', withField('email', 'a@b@c.co'), { email: 'email' }],
  ['an address with a second header', withField('email', 'a@b.co\r\nBcc: x@y.co'), { email: 'email' }],
  ['an address with a comma in the host', withField('email', 'a@b,co'), { email: 'email' }],
  [
    'an address 100,000 characters long that is none',
    withField('email', `${'a'.repeat(100_000)}!@`),
    { email: 'email' },
  ],
  [
    'several faults',
    JSON.stringify({ name: 1, email: 'x' }),
    { name: 'type', email: 'email', phone: 'blank', message: 'blank' },
  ],
];

describe('A body that cannot be a message', () => {
  it.each(cases)('is refused and not stored: %s', async (_name, status, code, headers, body) => {
    const answer = await server.ask('/api/mail', { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const problem = JSON.parse(answer.body);
    expect(problem).toMatchObject({ type: `urn:problem:${code}`, status, title: expect.any(String) });
    expect(answer.body).not.toMatch(/node_modules|server\/|SyntaxError| at /);
    expect(await server.leads()).toEqual([]);
  });

  it.each(fieldCases)('names every field at fault: %s', async (_name, body, faults) => {
    const answer = await server.ask('/api/mail', { method: 'POST', headers: json, body });
    expect(answer.status).toBe(422);
    const problem = JSON.parse(answer.body) as { errors: { field: string; code: string; detail: string }[] };
    expect(Object.fromEntries(problem.errors.map(({ field, code }) => [field, code]))).toEqual(faults);
    expect(problem.errors.every(({ detail }) => detail.length > 10)).toBe(true);
    expect(await server.leads()).toEqual([]);
  });

  it('a field that comes twice in a form is refused as a page and not stored', async () => {
    const answer = await server.ask('/api/mail', { method: 'POST', headers: form, body: `name=other&${goodForm}` });
    expect(answer.status).toBe(422);
    expect(await server.leads()).toEqual([]);
  });
});

describe('Another method', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
    '%s is told that only POST is taken',
    async (method) => {
      const answer = await server.ask('/api/mail', { method, headers: json });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('POST');
      expect(answer.headers['content-type']).toContain('application/problem+json');
    },
  );

  it('a body of nonsense does not change that', async () => {
    const headers = { 'content-type': 'nonsense/;;', 'content-encoding': 'gzip' };
    expect((await server.ask('/api/mail', { method: 'PUT', headers, body: 'x' })).status).toBe(405);
  });
});

describe('What is not even HTTP', () => {
  it.each([
    ['a line of nonsense', 'NONSENSE\r\n\r\n', 400],
    [
      'two different lengths',
      'POST /api/mail HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'length and chunks together',
      'POST /api/mail HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a header line without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('%s gets a problem and the security headers', async (_name, bytes, status) => {
    const answer = await sendBytes(server.url, bytes);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain('application/problem+json');
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(await server.leads()).toEqual([]);
  });
});
