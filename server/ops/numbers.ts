import { dayIn } from '../../shared/day.ts';
import { site } from '../../shared/site.ts';
import { others } from '../../shared/stats.ts';
import type { Clock } from '../clock.ts';
import { mostNames, type NumberStore } from '../store/number-store.ts';
import type { NumberRow } from '../store/tables.ts';

type Kind = NumberRow['kind'];

/** Counts of days, kept in memory until they are written: those of the last minute are lost when the process is killed. */
export interface Numbers {
  /** Counts one of each: `{ page: '/about', device: 'wide' }`. */
  count(seen: Readonly<Partial<Record<Kind, string | undefined>>>): void;
  /** Writes to the store, and keeps what it does not take. @throws StoreError */
  write(): Promise<void>;
}

const minuteMs = 60_000;

/** The day in the site's time zone, as `2026-11-20`. */
export const siteDay = (ms: number) => dayIn(new Date(ms), site.office.timeZone);

function add(counts: Map<string, number>, kind: Kind, name: string, n: number): void {
  const known = counts.get(name);
  if (known !== undefined) counts.set(name, known + n);
  else if (counts.size < mostNames(kind)) counts.set(name, n);
  else counts.set(others, (counts.get(others) ?? 0) + n);
}

export function createNumbers(store: Pick<NumberStore, 'add'>, clock: Clock): Numbers {
  const days = new Map<string, Map<Kind, Map<string, number>>>();
  let [day, dayIsOldAt] = ['', 0];

  function countsOf(inDay: string, kind: Kind): Map<string, number> {
    const kinds = days.get(inDay) ?? new Map<Kind, Map<string, number>>();
    days.set(inDay, kinds);
    const counts = kinds.get(kind) ?? new Map<string, number>();
    kinds.set(kind, counts);
    return counts;
  }

  return {
    count(seen) {
      const now = clock.now();
      // A day begins at a whole minute in every time zone.
      if (now >= dayIsOldAt) [day, dayIsOldAt] = [siteDay(now), now - (now % minuteMs) + minuteMs];
      for (const kind in seen) {
        const name = seen[kind as Kind];
        if (name !== undefined) add(countsOf(day, kind as Kind), kind as Kind, name, 1);
      }
    },

    async write() {
      for (const [each, kinds] of [...days]) {
        days.delete(each);
        try {
          await store.add(each, kinds);
        } catch (error) {
          for (const [kind, counts] of kinds) for (const [name, n] of counts) add(countsOf(each, kind), kind, name, n);
          throw error;
        }
      }
    },
  };
}
