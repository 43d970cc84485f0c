import fc from 'fast-check';
import { goodFields } from '../../support/contact-message.ts';
import { validForm } from './refused-bodies.ts';

/** A valid request with any content; or changed bytes of a request. */
export type GeneratedInput =
  | { kind: 'request'; method: string; path: string; headers: Record<string, string>; body: Buffer }
  | { kind: 'bytes'; bytes: Buffer };

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.constant(goodFields.email));
const field = fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() });
const fields = fc.record(
  { name: field, email: field, phone: field, company: field, message: field },
  { requiredKeys: [] },
);
const headerValue = fc.stringMatching(/^[\x20-\x7e]{0,40}$/);

const request: fc.Arbitrary<GeneratedInput> = fc.record({
  kind: fc.constant('request' as const),
  method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'OPTIONS'),
  path: fc.oneof(
    { weight: 5, arbitrary: fc.constant('/api/mail') },
    { weight: 1, arbitrary: fc.webPath().map((path) => `/${path.replace(/^\/+/, '')}`) },
    { weight: 1, arbitrary: fc.stringMatching(/^\/[!-~]{0,60}$/) },
  ),
  headers: fc.record(
    {
      'content-type': fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom('application/json', 'application/x-www-form-urlencoded') },
        { weight: 1, arbitrary: headerValue },
      ),
      'idempotency-key': headerValue,
      'accept-encoding': headerValue,
      accept: headerValue,
      'if-none-match': headerValue,
      origin: fc.oneof(headerValue, fc.webUrl()),
      'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', ''),
    },
    { requiredKeys: ['content-type'] },
  ) as fc.Arbitrary<Record<string, string>>,
  body: fc.oneof(
    { weight: 4, arbitrary: fields.map((value) => Buffer.from(JSON.stringify(value))) },
    {
      weight: 2,
      arbitrary: fc.dictionary(text, text).map((pairs) => Buffer.from(new URLSearchParams(pairs).toString())),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: text.map((value) => Buffer.from(value)) },
  ),
});

/** Only typed words are odd: most of these reach the store. */
const message: fc.Arbitrary<GeneratedInput> = fc
  .record({ name: text, phone: text, company: text, message: text })
  .map((typed) => ({
    kind: 'request',
    method: 'POST',
    path: '/api/mail',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ ...goodFields, ...typed })),
  }));

const json = JSON.stringify(goodFields);
const post = (type: string, body: string) =>
  `POST /api/mail HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const intact = [
  post('application/json', json),
  post('application/x-www-form-urlencoded', validForm),
  `POST /api/mail HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${Buffer.byteLength(json).toString(16)}\r\n${json}\r\n0\r\n\r\n`,
  'GET /about HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br, gzip\r\nIf-None-Match: "x"\r\n\r\n',
].map((bytes) => Buffer.from(bytes));

/** Changes bytes at a place, with a length up to 60 or bytes of its own. */
type Change = (bytes: Buffer, at: number, length: number, own: Uint8Array) => Uint8Array[];

const changes: Change[] = [
  (bytes, at) => [bytes.subarray(0, at)],
  (bytes, at, length) => [bytes.subarray(0, at), flip(bytes.subarray(at, at + 1), length % 8), bytes.subarray(at + 1)],
  (bytes, at, length) => [bytes.subarray(0, at + length), bytes.subarray(at)],
  (bytes, at, length) => [bytes.subarray(0, at), bytes.subarray(at + length)],
  (bytes, at, _, own) => [bytes.subarray(0, at), own, bytes.subarray(at)],
];
const flip = (bytes: Uint8Array, bit: number) => bytes.map((byte) => byte ^ (1 << bit));

const edit = fc
  .tuple(fc.constantFrom(...changes), fc.nat({ max: 2 ** 30 }), fc.nat({ max: 60 }), fc.uint8Array({ maxLength: 20 }))
  .map(([change, place, length, own]) => (bytes: Buffer) => {
    return Buffer.concat(change(bytes, place % (bytes.length + 1), length, own));
  });

/** Cuts, flips bits, doubles, removes or inserts parts: one to four times. */
const bytes: fc.Arbitrary<GeneratedInput> = fc
  .tuple(fc.constantFrom(...intact), fc.array(edit, { minLength: 1, maxLength: 4 }))
  .map(([whole, edits]) => ({ kind: 'bytes', bytes: edits.reduce<Buffer>((left, each) => each(left), whole) }));

export const generatedInput = fc.oneof(
  { weight: 3, arbitrary: request },
  { weight: 1, arbitrary: message },
  { weight: 2, arbitrary: bytes },
);
