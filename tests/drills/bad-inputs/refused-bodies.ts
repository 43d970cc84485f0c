import { gzipSync } from 'node:zlib';
import { goodFields } from '../../support/contact-message.ts';

export const json = { 'content-type': 'application/json' };
export const form = { 'content-type': 'application/x-www-form-urlencoded' };
export const validJson = JSON.stringify(goodFields);
export const validForm = new URLSearchParams(goodFields).toString();
const invalidUtf8 = Buffer.concat([
  Buffer.from('{"name":"'),
  Buffer.from([0xff, 0xfe, 0xc3]),
  Buffer.from(`","email":"a@b.co","phone":"1","message":"x"}`),
]);
export const without = (field: keyof typeof goodFields) => {
  const { [field]: _, ...others } = goodFields;
  return JSON.stringify(others);
};
export const withField = (field: string, value: unknown) => JSON.stringify({ ...goodFields, [field]: value });

/** A refused body: its status and code. */
export type RefusedBody = [
  name: string,
  status: number,
  code: string,
  headers: Record<string, string>,
  body: string | Buffer,
];

const malformed: RefusedBody[] = [
  ['an empty JSON body', 400, 'not-json', json, ''],
  ['a JSON body of spaces', 400, 'not-json', json, '   '],
  ['JSON that breaks off', 400, 'not-json', json, validJson.slice(0, -5)],
  ['JSON with a trailing comma', 400, 'not-json', json, validJson.replace('}', ',}')],
  ['JSON with single quotes', 400, 'not-json', json, "{'name':'x'}"],
  ['JSON followed by more', 400, 'not-json', json, `${validJson} {}`],
  ['a page instead of JSON', 400, 'not-json', json, '<!doctype html><h1>Hello</h1>'],
  ['a form sent as JSON', 400, 'not-json', json, validForm],
  ['brackets sixty thousand deep', 400, 'not-json', json, '['.repeat(60_000)],
  ['a JSON array', 400, 'not-an-object', json, `[${validJson}]`],
  ['a JSON string', 400, 'not-an-object', json, JSON.stringify(validJson)],
  ['a JSON number', 400, 'not-an-object', json, '1'],
  ['JSON null', 400, 'not-an-object', json, 'null'],
  ['JSON true', 400, 'not-an-object', json, 'true'],
  ['JSON that is not UTF-8', 400, 'not-utf8', json, invalidUtf8],
  ['JSON in UTF-16', 400, 'not-utf8', json, Buffer.from(`\ufeff${validJson}`, 'utf16le')],
  ['a form that is not UTF-8 behind its percent signs', 400, 'not-utf8', form, validForm.replace('Zo%C3%AB', 'Zo%EB')],
  ['a form with raw bytes that are not UTF-8', 400, 'not-utf8', form, Buffer.from([0x6e, 0x3d, 0xff])],
  ['an overlong UTF-8 slash', 400, 'not-utf8', form, 'name=%C0%AF'],
  ['a surrogate in UTF-8', 400, 'not-utf8', form, 'name=%ED%A0%80'],
];

const wrongTypes: RefusedBody[] = [
  ['no content type', 415, 'wrong-content-type', {}, validJson],
  ['text/plain, which any page may send', 415, 'wrong-content-type', { 'content-type': 'text/plain' }, validJson],
  ['multipart', 415, 'wrong-content-type', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
  ['XML', 415, 'wrong-content-type', { 'content-type': 'application/xml' }, '<a/>'],
  [
    'a content type that merely begins like JSON',
    415,
    'wrong-content-type',
    { 'content-type': 'application/jsonp' },
    validJson,
  ],
  ['a content type of nonsense', 415, 'wrong-content-type', { 'content-type': ';;;///' }, validJson],
  ['problem+json', 415, 'wrong-content-type', { 'content-type': 'application/problem+json' }, validJson],
  ['JSON in Latin-1', 415, 'wrong-content-type', { 'content-type': 'application/json; charset=latin1' }, validJson],
  ['a gzipped body', 415, 'content-encoding', { ...json, 'content-encoding': 'gzip' }, gzipSync(validJson)],
  ['an unknown content encoding', 415, 'content-encoding', { ...json, 'content-encoding': 'zip' }, validJson],
];

const tooLarge: RefusedBody[] = [
  ['2 MB of JSON', 413, 'too-large', json, withField('message', 'x'.repeat(2_000_000))],
  ['2 MB of a form', 413, 'too-large', form, `${validForm}${'x'.repeat(2_000_000)}`],
  ['one byte above 64 kB', 413, 'too-large', json, validJson.padEnd(65_537)],
  ['200 kB of JSON', 413, 'too-large', json, validJson.padEnd(200_000)],
  ['2 MB of unknown fields', 413, 'too-large', json, withField('other', 'x'.repeat(2_000_000))],
];

const foreign: RefusedBody[] = [
  ['a foreign origin', 403, 'foreign-origin', { ...json, origin: 'https://evil.test' }, validJson],
  ['the origin null', 403, 'foreign-origin', { ...json, origin: 'null' }, validJson],
  ['an empty origin', 403, 'foreign-origin', { ...json, origin: '' }, validJson],
  ['an origin that is no address', 403, 'foreign-origin', { ...json, origin: 'localhost' }, validJson],
  [
    'an origin that contains our host',
    403,
    'foreign-origin',
    { ...json, origin: 'http://localhost.evil.test' },
    validJson,
  ],
  ['our host on another port', 403, 'foreign-origin', { ...json, origin: 'http://127.0.0.1:1' }, validJson],
  ['a request across sites', 403, 'foreign-origin', { ...json, 'sec-fetch-site': 'cross-site' }, validJson],
  ['a request from a neighbouring site', 403, 'foreign-origin', { ...json, 'sec-fetch-site': 'same-site' }, validJson],
  ['a form of another site', 403, 'foreign-origin', { ...form, origin: 'https://evil.test' }, validForm],
  ['a form across sites', 403, 'foreign-origin', { ...form, 'sec-fetch-site': 'cross-site' }, validForm],
];

const badKeys: RefusedBody[] = [
  ['a key of seven characters', 400, 'bad-idempotency-key', { ...json, 'idempotency-key': 'seven77' }, validJson],
  ['a key of 129 characters', 400, 'bad-idempotency-key', { ...json, 'idempotency-key': 'k'.repeat(129) }, validJson],
  ['a key with a space', 400, 'bad-idempotency-key', { ...json, 'idempotency-key': 'two words here' }, validJson],
  ['an empty key', 400, 'bad-idempotency-key', { ...json, 'idempotency-key': '' }, validJson],
  ['a key that is not ASCII', 400, 'bad-idempotency-key', { ...json, 'idempotency-key': 'schlüssel' }, validJson],
];

export const refusedBodies: readonly RefusedBody[] = [...malformed, ...wrongTypes, ...tooLarge, ...foreign, ...badKeys];
