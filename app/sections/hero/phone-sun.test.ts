import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROWS } from '../../../art/heroes.ts';

const styles = readFileSync(new URL('phone-sun.css', import.meta.url), 'utf8');
const suns = [...styles.matchAll(/"(hero-[a-z-]+)"\] \{\s+--sun-x: (\d+);\s+--sun-y: (\d+);\s+--sun-r: (\d+);/g)];

it('places the sun on phones where the drawing has it', () => {
  expect(suns.length).toBe(9);
  for (const [, name, x, y, r] of suns)
    expect({ name, sun: ROWS[name as keyof typeof ROWS].sun }).toEqual({
      name,
      sun: { x: Number(x), y: Number(y), r: Number(r) },
    });
});
