import { ValueError } from './values.ts';

export interface WorkingHours {
  /** 0 for Sunday to 6 for Saturday. */
  days: number[];
  /** Minutes since midnight. */
  from: number;
  until: number;
  timeZone: string;
}

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const advice = 'has to look like Mon-Fri 9:00-17:00 Europe/Berlin';

const toMinutes = (hours = '', minutes = '0') => Number(hours) * 60 + Number(minutes);

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** `Mon-Fri 9:00-17:00 Europe/Berlin`; days may pass the end of the week, as `Sat-Wed` does. */
export function parseWorkingHours(text: string): WorkingHours {
  const pattern = /^([a-z]{3})-([a-z]{3}) (\d{1,2})(?::(\d\d))?-(\d{1,2})(?::(\d\d))? (\S+)$/i;
  const [, first = '', last = '', fromHour, fromMinute, untilHour, untilMinute, timeZone = ''] =
    pattern.exec(text) ?? [];
  const [start, end] = [first, last].map((name) => dayNames.indexOf(name.toLowerCase())) as [number, number];
  const [from, until] = [toMinutes(fromHour, fromMinute), toMinutes(untilHour, untilMinute)];
  if (start < 0 || end < 0 || !(from < until) || until > 24 * 60 || !isTimeZone(timeZone)) throw new ValueError(advice);
  const length = ((end - start + 7) % 7) + 1;
  return { days: Array.from({ length }, (_, index) => (start + index) % 7), from, until, timeZone };
}
