import { sql } from 'kysely';
import { keptDays, leastShown, others } from '../../shared/stats.ts';
import { createTurn } from './statement/turn.ts';
import type { Database, NumberRow } from './tables.ts';

/** Counts of one day by kind and name. */
export type DayNumbers = ReadonlyMap<NumberRow['kind'], ReadonlyMap<string, { n: number }>>;

/** Most names of a kind and day. More than the pages of a large site; the others are chosen by whoever asks. */
export const mostNames = (kind: NumberRow['kind']) => (kind === 'page' ? 3000 : 200);

export interface NumberStore {
  /** Adds to the counts of a day, all or nothing. Names beyond the most are counted as others. */
  add(day: string, numbers: DayNumbers): Promise<void>;
  /** Counts of days, both included, as `2026-11-20`. Small ones are counted as others. */
  read(first: string, last: string): Promise<NumberRow[]>;
  /**
   * Forgets the names of small counts of days that are over, and days of long ago.
   * @param today in the site's time zone
   */
  forget(today: string): Promise<void>;
}

/** Rows of one statement: databases take a limited number of parameters. */
const rowsAtOnce = 500;
/** Pause between two folds, of all processes together. */
const pauseMs = 60_000;
const dayMs = 86_400_000;

const dayBefore = (day: string, days: number) => new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

/** Counts small numbers of a day and kind together. */
function fold(rows: readonly NumberRow[]): NumberRow[] {
  const folded = new Map<string, NumberRow>();
  for (const row of rows) {
    const name = row.n < leastShown ? others : row.name;
    const key = JSON.stringify([row.day, row.kind, name]);
    folded.set(key, { ...row, name, n: row.n + (folded.get(key)?.n ?? 0) });
  }
  return [...folded.values()];
}

/** @throws StoreError from every method */
export function createNumberStore(db: Database): NumberStore {
  const { query, runTogether } = db;
  const turn = createTurn(db, 'numbers-due');

  async function namesOf(day: string): Promise<Map<string, Set<string>>> {
    const known = await query.selectFrom('numbers').select(['kind', 'name']).where('day', '=', day).execute();
    const kinds = Map.groupBy(known, ({ kind }) => kind);
    return new Map([...kinds].map(([kind, rows]) => [kind, new Set(rows.map(({ name }) => name))]));
  }

  return {
    async add(day, numbers) {
      const known = await namesOf(day);
      const rows: NumberRow[] = [];
      for (const [kind, counts] of numbers) {
        const names = known.get(kind) ?? new Set();
        let rest = 0;
        for (const [name, { n }] of counts) {
          if (name === others || (!names.has(name) && names.size >= mostNames(kind))) rest += n;
          else {
            names.add(name);
            rows.push({ day, kind, name, n });
          }
        }
        if (rest > 0) rows.push({ day, kind, name: others, n: rest });
      }
      const parts = Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, at) =>
        rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
      );
      const statements = parts.map((values) => {
        const { sql: text, parameters } = query
          .insertInto('numbers')
          .values(values)
          .onConflict((conflict) =>
            conflict.columns(['day', 'kind', 'name']).doUpdateSet({ n: sql`numbers.n + excluded.n` }),
          )
          .compile();
        return { sql: text, params: parameters };
      });
      if (statements.length > 0) await runTogether(statements);
    },

    async read(first, last) {
      const rows = await query
        .selectFrom('numbers')
        .selectAll()
        .where('day', '>=', first)
        .where('day', '<=', last)
        .orderBy('day')
        .execute();
      return fold(rows);
    },

    async forget(today) {
      if (!(await turn.take(pauseMs))) return;
      const isSmall = sql`day < ${sql.lit(today)} and n < ${sql.lit(leastShown)} and name <> ${sql.lit(others)}`;
      const statements = [
        sql`insert into numbers (day, kind, name, n)
          select day, kind, ${sql.lit(others)}, sum(n) from numbers where ${isSmall} group by day, kind
          on conflict (day, kind, name) do update set n = numbers.n + excluded.n`,
        sql`delete from numbers where ${isSmall}`,
        sql`delete from numbers where day < ${sql.lit(dayBefore(today, keptDays))}`,
      ].map((statement) => {
        const { sql: text, parameters } = statement.compile(query);
        return { sql: text, params: parameters };
      });
      await runTogether(statements);
    },
  };
}
