import { expect, it } from 'vitest';
import { dayIn } from './day.ts';

it.each([
  ['2026-03-04T18:29:59Z', 'Asia/Kolkata', '2026-03-04'],
  ['2026-03-04T18:30:00Z', 'Asia/Kolkata', '2026-03-05'],
  ['2026-01-01T07:59:00Z', 'America/Los_Angeles', '2025-12-31'],
  ['2026-03-04T23:59:59Z', '', '2026-03-04'],
  ['2026-03-04T23:59:59Z', undefined, '2026-03-04'],
])('at %s it is in %s the day %s', (moment, timeZone, day) => expect(dayIn(new Date(moment), timeZone)).toBe(day));
