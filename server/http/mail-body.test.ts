import { describe, expect, it } from 'vitest';
import { formType, jsonType, readMailBody } from './mail-body.ts';

const readJson = (text: string) => readMailBody(jsonType, Buffer.from(text));
const readForm = (text: string) => readMailBody(formType, Buffer.from(text));
const codeOf = (read: () => unknown) => {
  try {
    read();
    return 'read';
  } catch (error) {
    return (error as { code?: string }).code;
  }
};
describe('A form', () => {
  it.each([
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a=1+%2B+2&&b', { a: '1 + 2', b: '' }],
    ['n%C3%A4me=%e2%82%AC&a=b=c', { näme: '€', a: 'b=c' }],
    ['a=100%&b=%zz%4', { a: '100%', b: '%zz%4' }],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['=x', { '': 'x' }],
    ['', {}],
  ])('%s is read as a browser means it', (text, fields) => {
    expect(Object.fromEntries(readForm(text))).toEqual(fields);
  });

  it('with broken UTF-8 is refused rather than mended', () => {
    expect(codeOf(() => readForm('a=%C3'))).toBe('not-utf8');
  });
});

describe('A form of more than fifty fields', () => {
  const fields = (count: number) => Array.from({ length: count }, (_, at) => `k${at}=1`).join('&');
  it.each([
    ['', fields(51)],
    [' as nothing but ampersands', '&'.repeat(1000)],
  ])('is refused unread%s', (_name, text) => {
    expect(codeOf(() => readForm(text))).toBe('too-many-fields');
    expect(readForm(fields(50)).size).toBe(50);
  });
});

it('JSON of as many values as fit is read, and of nothing but brackets refused', () => {
  const values = (value: string) => value.repeat(60_000 / value.length);
  expect(readJson(`{"b":[${values('1,')}1],"name":"a"}`).get('name')).toBe('a');
  expect(codeOf(() => readJson('['.repeat(60_000)))).toBe('not-json');
});
