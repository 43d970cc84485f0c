import { expect, it } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';
import type { Asset } from './site-files.ts';

const variant = { etag: '""', size: 0, file: '' };
const asset = (...names: string[]): Asset => ({
  type: 'text/plain',
  cacheControl: '',
  styleHashes: [],
  variants: { identity: variant, ...Object.fromEntries(names.map((name) => [name, variant])) },
});

it('chooses among what a file has, whatever was chosen for another file', () => {
  expect(chooseEncoding('gzip', asset('gzip'))).toBe('gzip');
  expect(chooseEncoding('gzip', asset('br'))).toBe('identity');
  expect(chooseEncoding('gzip, br', asset('br'))).toBe('br');
  expect(chooseEncoding('gzip, br', asset('gzip'))).toBe('gzip');
});
