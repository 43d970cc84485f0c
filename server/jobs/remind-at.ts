import type { WorkingHours } from '../config/working-hours.ts';

const stepMs = 15 * 60_000;
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** @returns whether a time, in milliseconds since 1970, is a working hour */
export function createIsWorking({ days: worked, from, until, timeZone }: WorkingHours): (at: number) => boolean {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const minutes = Number(parts.hour) * 60 + Number(parts.minute);
    return worked.includes(days.indexOf(parts.weekday ?? '')) && minutes >= from && minutes < until;
  };
}

/**
 * Time to remind the owner of a message: `afterMs` after it, or earlier, in the last quarter of an hour of work before
 * then. Never before the message itself: one of Friday evening waits until the time is over.
 */
export function remindAt(receivedAt: number, afterMs: number, isWorking?: (at: number) => boolean): number {
  const latest = receivedAt + afterMs;
  if (isWorking === undefined) return latest;
  for (let at = latest; at > receivedAt; at -= stepMs) if (isWorking(at)) return at;
  return latest;
}
