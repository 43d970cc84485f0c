import { expect, it } from 'vitest';
import { nameOf } from './choose-kept.ts';
import { predictExpiry } from './predict-expiry.ts';

const dayMs = 86_400_000;
const now = Date.UTC(2026, 10, 27, 12);
const daily = Array.from({ length: 14 }, (_, index) => nameOf(now - index * dayMs));

it('A copy of a day expires when as many newer days have one', () => {
  const ends = predictExpiry(daily, { keep: { days: 14, weeks: 0, months: 0 }, everyMs: dayMs }, now);
  expect(ends.get(daily[13] ?? '')).toBe(now + dayMs);
  expect(ends.get(daily[0] ?? '')).toBe(now + 14 * dayMs);
});

it('The last copy of a month stays for as many months, others for less', () => {
  const names = [Date.UTC(2026, 9, 31), Date.UTC(2026, 9, 30), now].map(nameOf);
  const ends = predictExpiry(names, { keep: { days: 2, weeks: 0, months: 3 }, everyMs: dayMs / 4 }, now);
  expect(new Date(ends.get(names[0] ?? '') ?? 0).toISOString()).toMatch(/^2027-01-01/);
  expect(new Date(ends.get(names[1] ?? '') ?? 0).toISOString()).toMatch(/^2026-11-2[78]/);
});

it('No end is given for a copy that stays for many years', () => {
  expect(predictExpiry(daily, { keep: { days: 9999, weeks: 0, months: 0 }, everyMs: dayMs }, now).size).toBe(0);
  expect(predictExpiry([], { keep: { days: 1, weeks: 0, months: 0 }, everyMs: dayMs }, now).size).toBe(0);
});
