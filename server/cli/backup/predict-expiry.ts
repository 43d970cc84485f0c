import type { BackupConfig } from '../../config/backup.ts';
import { chooseKept, nameOf, readTime } from './choose-kept.ts';

/** The choice of kept copies changes by days. */
const shortestStepMs = 6 * 3_600_000;
const horizonMs = 5 * 366 * 86_400_000;

/**
 * Tells when each copy is deleted, if copies go on as planned.
 * @param names of copies, in any order
 * @returns in milliseconds since 1970; without those that stay for more than five years
 */
export function predictExpiry(
  names: readonly string[],
  { keep, everyMs }: Pick<BackupConfig, 'keep' | 'everyMs'>,
  now: number,
): Map<string, number> {
  const ends = new Map<string, number>();
  const step = Math.max(everyMs, shortestStepMs);
  const newest = Math.max(...names.map((name) => readTime(name) ?? 0));
  let waiting = [...names];
  let copies = waiting;
  for (let at = Math.max(now, newest + step); waiting.length > 0 && at < now + horizonMs; at += step) {
    const kept = chooseKept([...copies, nameOf(at)], keep);
    for (const name of waiting.filter((each) => !kept.has(each))) ends.set(name, at);
    waiting = waiting.filter((name) => kept.has(name));
    copies = [...kept];
  }
  return ends;
}
