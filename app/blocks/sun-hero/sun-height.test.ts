import { expect, it } from 'vitest';
import { sunHeight } from './sun-height.ts';

const chandigarh = { latitude: 30.73, longitude: 76.78 };
const greenwich = { latitude: 51.48, longitude: 0 };
const heightAt = (time: string, place = chandigarh) => sunHeight(new Date(time), place);

it('stands at noon of the longest and the shortest day where latitude and tilt put it', () => {
  expect(heightAt('2026-06-21T06:55Z')).toBeCloseTo(90 - 30.73 + 23.44, 0);
  expect(heightAt('2026-12-21T06:51Z')).toBeCloseTo(90 - 30.73 - 23.44, 0);
});

it('rises and sets when almanacs say so', () => {
  // Equinox: half a day above the horizon at every place.
  expect(heightAt('2026-03-20T06:07Z', greenwich)).toBeCloseTo(0, 0);
  expect(heightAt('2026-03-20T18:07Z', greenwich)).toBeCloseTo(0, 0);
  // Chandigarh, 22 November 2026: 06:56 and 17:23 by its own clocks, with half a degree for the air and a quarter for the disc.
  expect(heightAt('2026-11-22T01:26Z')).toBeCloseTo(-0.8, 0);
  expect(heightAt('2026-11-22T11:53Z')).toBeCloseTo(-0.8, 0);
});

it('is deep below the horizon at midnight', () => {
  expect(heightAt('2026-11-22T18:30Z')).toBeLessThan(-60);
});
