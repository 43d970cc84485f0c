import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bytesUntil } from './late-openings.ts';

it('the end of a page needs nearly all of its compressed bytes, the beginning few', () => {
  const text = Array.from({ length: 2000 }, (_, index) => String(index * 7919)).join(' ');
  const compressed = brotliCompressSync(text);
  expect(bytesUntil(compressed, text.length)).toBeGreaterThan(compressed.length * 0.9);
  expect(bytesUntil(compressed, 100)).toBeLessThan(compressed.length * 0.2);
});
