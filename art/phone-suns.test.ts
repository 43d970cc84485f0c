import { expect, it } from 'vitest';
import { ROWS } from './heroes.ts';
import { writePhoneSuns } from './phone-suns.ts';

it('each field of a hero has the position of its sun', () => {
  const { x, y, r } = ROWS['hero-blockchain'].sun;
  expect(writePhoneSuns()).toContain(`.image-hero-blockchain{--sun-x:${x};--sun-y:${y};--sun-r:${r};}`);
});

it('a field that ends right below the middle of its sun loses its light before its end', () => {
  const rows = {
    'hero-long': { height: 900, sun: { x: 1000, y: 400, r: 300 } },
    'hero-short': { height: 600, sun: { x: 1000, y: 500, r: 300 } },
  };
  const [long, short] = writePhoneSuns(rows).trim().split('\n');
  expect(long).not.toContain('--sun-mask');
  expect(short).toContain('--sun-mask');
});

it('pictures of another kind or width are left out', () => {
  const sun = { x: 1, y: 1, r: 1 };
  expect(writePhoneSuns({ 'call-sol': { sun }, 'hero-narrow': { width: 800, sun } })).toBe('');
});
