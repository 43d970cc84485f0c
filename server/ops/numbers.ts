import { dayIn } from '../../shared/day.ts';
import { site } from '../../shared/site.ts';
import { others } from '../../shared/stats.ts';
import type { Clock } from '../clock.ts';
import { mostNames, type NumberStore } from '../store/number-store.ts';
import type { NumberRow } from '../store/tables.ts';

type Kind = NumberRow['kind'];

/** Counts of days, kept in memory until they are written: those of the last minute are lost when the process is killed. */
export interface Numbers {
  /**
   * Counts one of each: `{ page: '/about', device: 'wide' }`.
   * @param now milliseconds since 1970
   */
  count(seen: Readonly<Partial<Record<Kind, string | undefined>>>, now?: number): void;
  /** Writes to the store, and keeps what it does not take. @throws StoreError */
  write(): Promise<void>;
}

type Counts = Map<Kind, Map<string, { n: number }>>;

const minuteMs = 60_000;

/** The day in the site's time zone, as `2026-11-20`. */
export const siteDay = (ms: number) => dayIn(new Date(ms), site.office.timeZone);

function add(counts: Counts, kind: Kind, name: string, n: number): void {
  let names = counts.get(kind);
  if (names === undefined) {
    names = new Map();
    counts.set(kind, names);
  }
  const known = names.get(name);
  if (known !== undefined) known.n += n;
  else if (names.size < mostNames(kind) || name === others) names.set(name, { n });
  else add(counts, kind, others, n);
}

export function createNumbers(store: Pick<NumberStore, 'add'>, clock: Clock): Numbers {
  const days = new Map<string, Counts>();
  let [today, counts, todayIsOldAt]: [string, Counts, number] = ['', new Map(), 0];

  function turnTo(now: number): void {
    today = siteDay(now);
    // A day begins at a whole minute in every time zone.
    todayIsOldAt = now - (now % minuteMs) + minuteMs;
    counts = days.get(today) ?? new Map();
    days.set(today, counts);
  }

  return {
    count(seen, now = clock.now()) {
      if (now >= todayIsOldAt) turnTo(now);
      for (const kind in seen) {
        const name = seen[kind as Kind];
        if (name !== undefined) add(counts, kind as Kind, name, 1);
      }
    },

    async write() {
      for (const [day, taken] of [...days]) {
        days.delete(day);
        todayIsOldAt = 0;
        try {
          await store.add(day, taken);
        } catch (error) {
          const kept = days.get(day) ?? new Map();
          days.set(day, kept);
          for (const [kind, names] of taken) for (const [name, { n }] of names) add(kept, kind, name, n);
          throw error;
        }
      }
    },
  };
}
