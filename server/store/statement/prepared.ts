import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { Statement } from './statement.ts';

/** Placeholder for a parameter until the statement is run. */
class Slot<From> {
  readonly read: (from: From) => unknown;

  constructor(read: (from: From) => unknown) {
    this.read = read;
  }
}

/** Puts a parameter into a statement that is written once and run for many. */
export type PutSlot<From> = (read: (from: From) => unknown) => RawBuilder<unknown>;

/** Writes a statement once: to build its text anew for each message costs more than to run it. */
export function prepare<From>(
  { query, isClockGiven }: Pick<Database, 'query' | 'isClockGiven'>,
  write: (slot: PutSlot<From>) => RawBuilder<unknown>,
): (from: From) => Statement {
  const compile = () => write((read) => sql.val(new Slot(read))).compile(query);
  const once = compile();
  return (from) => {
    // A given clock puts its time into the statement.
    const { sql: text, parameters } = isClockGiven ? compile() : once;
    return { sql: text, params: parameters.map((value) => (value instanceof Slot ? value.read(from) : value)) };
  };
}
