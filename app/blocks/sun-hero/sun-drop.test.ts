import { expect, it } from 'vitest';
import { ROWS } from '../../../art/heroes.ts';
import { sunDrop } from './sun-drop.ts';

const { sun, height } = ROWS['hero-night'];

it('puts the middle of the disc on the lower edge at sunrise', () => {
  expect(sun.y + sunDrop(0)).toBe(height);
});

it('never lets the disc rise to the header, and never hides it all', () => {
  expect(sun.y + sunDrop(90) - sun.r).toBeGreaterThanOrEqual(240);
  for (const degrees of [-18, -40, -90]) expect(sun.y + sunDrop(degrees) - sun.r).toBeLessThan(height - 100);
});

it('falls as the day ends', () => {
  const drops = [80, 60, 40, 20, 5, -5, -12].map(sunDrop);
  expect(drops).toEqual([...drops].sort((one, other) => one - other));
});
