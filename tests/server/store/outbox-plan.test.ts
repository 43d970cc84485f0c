import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { parseDatabaseConfig } from '../../../server/config/config.ts';
import { createStore } from '../../../server/store/open-store.ts';
import { createOutbox } from '../../../server/store/outbox.ts';
import { sqliteGrammar } from '../../../server/store/sqlite/grammar.ts';
import { createStatementDialect } from '../../../server/store/statement/statement-dialect.ts';
import type { Tables } from '../../../server/store/tables.ts';
import { makeTestFolder } from '../../support/server/temporary-folder.ts';

/** SQLite's plan of a statement, in its own words. */
async function openPlanner() {
  const path = join(makeTestFolder(), 'leads.db');
  const store = createStore(parseDatabaseConfig({ DATABASE_URL: `sqlite:${path}` }), { mode: 'serve' });
  await store.open();
  await store.close();
  const db = new DatabaseSync(path);
  return (text: string, params: readonly unknown[]) =>
    db
      .prepare(`EXPLAIN QUERY PLAN ${text}`)
      .all(...(params as string[]))
      .map(({ detail }) => String(detail));
}

it.each([undefined, 'webhook'] as const)(
  'The next message for %s is found at once, however many wait: in the order of their index, without sorting',
  async (destination) => {
    const explain = await openPlanner();
    const plans: string[] = [];
    const query = new Kysely<Tables>({
      dialect: createStatementDialect(sqliteGrammar, async (text, params) => {
        plans.push(...explain(text, params));
        return { rows: [], changes: 0 };
      }),
    });
    const outbox = createOutbox(
      { query, isShared: false, now: () => sql`0`, runTogether: async () => [], isClockGiven: true },
      destination,
    );
    await outbox.claim('one', 1000, { limit: 16 });
    await outbox.claim('one', 1000, { limit: 16, early: { except: ['a'] } });
    expect(plans.join('\n')).toContain(destination === undefined ? 'leads_pending' : 'deliveries_pending');
    expect(plans.join('\n')).not.toMatch(/TEMP B-TREE|leads_state/);
  },
);
