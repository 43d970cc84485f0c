import type { KeepRule } from '../../config/backup.ts';

const prefix = 'leads-';
const pattern = /^leads-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.db$/;
const dayMs = 86_400_000;

/** `leads-20261127T031700Z.db` */
export const nameOf = (at: number): string => `${prefix}${new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')}.db`;

/** @returns when the copy of that name was made, in milliseconds since 1970; nothing for a file that is none */
export function readTime(name: string): number | undefined {
  const [, ...parts] = pattern.exec(name) ?? [];
  const [year, month, day, hour, minute, second] = parts.map(Number);
  if (year === undefined) return undefined;
  return Date.UTC(year, (month ?? 1) - 1, day, hour, minute, second);
}

const dayOf = (at: number) => Math.floor(at / dayMs);
/** Weeks begin on Monday, and the first day of 1970 was a Thursday. */
const weekOf = (at: number) => Math.floor((dayOf(at) + 3) / 7);
const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7);

/**
 * Chooses the copies that stay: all of the newest one's day, and the newest of each of so many days, weeks and months
 * that have any. Ages are relative to the newest copy, not to the clock: a stopped timer deletes nothing.
 * @param names of copies, in any order
 */
export function chooseKept(names: readonly string[], { days, weeks, months }: KeepRule): Set<string> {
  const copies = names
    .flatMap((name) => {
      const at = readTime(name);
      return at === undefined ? [] : [{ name, at }];
    })
    .sort((one, other) => other.at - one.at);
  const [newest] = copies;
  const kept = new Set(copies.filter(({ at }) => newest && dayOf(at) === dayOf(newest.at)).map(({ name }) => name));
  for (const [count, periodOf] of [
    [days, dayOf],
    [weeks, weekOf],
    [months, monthOf],
  ] as const) {
    const seen = new Set<string | number>();
    for (const { name, at } of copies) {
      const period = periodOf(at);
      if (seen.has(period)) continue;
      if (seen.size === count) break;
      seen.add(period);
      kept.add(name);
    }
  }
  return kept;
}
