import { expect, it } from 'vitest';
import { createEncodingChoice } from './choose-encoding.ts';
import type { Asset } from './site-files.ts';

const variant = { etag: '""', size: 0, file: '' };
const asset = (...names: string[]): Asset => ({
  type: 'text/plain',
  cacheControl: '',
  resourcePolicy: '',
  styleHashes: [],
  unpack: () => undefined,
  variants: { identity: variant, ...Object.fromEntries(names.map((name) => [name, variant])) },
});

it('chooses among what a file has, whatever was chosen for another file', () => {
  expect(createEncodingChoice(asset('gzip'))('gzip')).toBe('gzip');
  expect(createEncodingChoice(asset('br'))('gzip')).toBe('identity');
  expect(createEncodingChoice(asset('br'))('gzip, br')).toBe('br');
  expect(createEncodingChoice(asset('gzip'))('gzip, br')).toBe('gzip');
});
