import { expect, it } from 'vitest';
import { chooseKept, nameOf, readTime } from './choose-kept.ts';

const hourMs = 3_600_000;
const end = Date.UTC(2026, 10, 27, 12);
/** A copy every six hours for two years. */
const copies = Array.from({ length: 4 * 730 }, (_, index) => nameOf(end - index * 6 * hourMs));

it('A copy is recognised by the time in its name, other files are not copies', () => {
  expect(nameOf(end)).toBe('leads-20261127T120000Z.db');
  expect(readTime(nameOf(end))).toBe(end);
  for (const other of ['leads.db', 'leads-20261127T120000Z.db.unfinished', 'state.json'])
    expect(readTime(other)).toBeUndefined();
});

it('The newest copy is kept of each of so many days, weeks and months', () => {
  const kept = [...chooseKept(copies.toReversed(), { days: 14, weeks: 8, months: 12 })].sort().toReversed();
  const days = new Set(kept.map((name) => name.slice(0, 14)));
  expect(days.size).toBe(14 + 6 + 10);
  expect(kept.slice(0, 3)).toEqual(copies.slice(0, 3));
  expect(kept[3]).toBe('leads-20261126T180000Z.db');
  // The last Sunday, and the last day of a month, that the days do not reach.
  expect(kept).toContain('leads-20261108T180000Z.db');
  expect(kept).toContain('leads-20260831T180000Z.db');
  expect(kept.at(-1)).toBe('leads-20251231T180000Z.db');
});

it('Copies of a timer that stood still for a year are kept', () => {
  const old = copies.slice(-4 * 30);
  expect(chooseKept([...old, nameOf(end)], { days: 14, weeks: 0, months: 0 }).size).toBe(14);
});

it('Kept copies stay kept when nothing is added', () => {
  const rule = { days: 14, weeks: 8, months: 12 };
  const kept = chooseKept(copies, rule);
  expect(chooseKept([...kept], rule)).toEqual(kept);
});
