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
const times = (count: number, textOf: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => textOf(at));

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

describe('A body of more than fifty fields', () => {
  it.each<[string, () => unknown]>([
    ['JSON', () => readJson(`{${times(51, (at) => `"k${at}":1`)}}`)],
    ['JSON with lists', () => readJson(`{"a":[${times(51, () => '1')}]}`)],
    ['JSON of nothing but brackets', () => readJson('['.repeat(1000))],
    ['a form', () => readForm(times(51, (at) => `k${at}=1`).join('&'))],
    ['a form of nothing but ampersands', () => readForm('&'.repeat(1000))],
  ])('as %s is refused unread', (_name, read) => {
    expect(codeOf(read)).toBe('too-many-fields');
  });

  it('is not one whose texts hold signs of JSON', () => {
    const text = `"\\[{,`.repeat(100);
    expect(readJson(JSON.stringify({ text, other: '' })).get('text')).toBe(text);
    expect(readJson(`{${times(50, (at) => `"k${at}":1`)}}`).size).toBe(50);
    expect(readForm(times(50, (at) => `k${at}=1`).join('&')).size).toBe(50);
  });
});
