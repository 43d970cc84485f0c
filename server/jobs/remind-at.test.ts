import { expect, it } from 'vitest';
import { parseWorkingHours } from '../config/working-hours.ts';
import { createIsWorking, remindAt } from './remind-at.ts';

const hourMs = 3_600_000;
const isWorking = createIsWorking(parseWorkingHours('Mon-Fri 9-17:30 Europe/Berlin'));

// In winter Berlin is an hour ahead of UTC. The 20th of November 2026 is a Friday.
it.each([
  ['within working hours when the time is over', '2026-11-18T10:00Z', '2026-11-19T06:00Z', '2026-11-18T16:15Z'],
  ['at the time itself if somebody works then', '2026-11-18T13:00Z', '2026-11-19T09:00Z', '2026-11-19T09:00Z'],
  ['before the weekend', '2026-11-20T11:00Z', '2026-11-21T07:00Z', '2026-11-20T16:15Z'],
  [
    'of a message at night on the weekend when the time is over',
    '2026-11-21T01:00Z',
    '2026-11-21T21:00Z',
    '2026-11-21T21:00Z',
  ],
])('A reminder comes %s', (_name, received, latest, expected) => {
  const at = remindAt(Date.parse(received), 20 * hourMs, isWorking);
  expect(remindAt(Date.parse(received), 20 * hourMs)).toBe(Date.parse(latest));
  expect(new Date(at).toISOString()).toBe(new Date(expected).toISOString());
});

it('Working days may go over the end of the week', () => {
  expect(parseWorkingHours('Sat-Wed 8:30-16 Asia/Dubai')).toEqual({
    days: [6, 0, 1, 2, 3],
    from: 510,
    until: 960,
    timeZone: 'Asia/Dubai',
  });
});
