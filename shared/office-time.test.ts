import { expect, it } from 'vitest';
import { officeTime, officeZone } from './office-time.ts';
import { site } from './site.ts';

it('a time is written by the clock of the office, and can be sorted', () => {
  const ms = Date.parse('2026-11-20T10:02:00Z');
  expect(officeTime(ms)).toMatch(/^2026-11-(19|20|21) \d\d:\d\d$/);
  const parts = new Intl.DateTimeFormat('en', { timeZone: site.office.timeZone, hour: '2-digit', hourCycle: 'h23' });
  expect(officeTime(ms).slice(11, 13)).toBe(parts.format(ms));
  expect(officeZone(ms)).not.toBe('');
});
