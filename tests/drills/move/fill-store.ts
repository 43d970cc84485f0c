import { parseDatabaseConfig } from '../../../server/config/config.ts';
import { createStore } from '../../../server/store/open-store.ts';
import { runSql } from '../../support/server/databases.ts';

/** Makes an SQLite store after long use. @returns the IDs of its messages, all delivered */
export async function fillStore(database: string, rows: number): Promise<string[]> {
  const store = createStore(parseDatabaseConfig({ DATABASE_URL: database }), { mode: 'serve' });
  await store.open();
  await store.close();
  const words = "'We have written to you before. ' || hex(randomblob(400))";
  const found = await runSql(
    database,
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${rows})
     INSERT INTO leads (id, reference, idem_key, fingerprint, name, email, phone, company, message, received_at, state, due_at,
       sent_at, passed_on)
     SELECT 'old-' || n, 'SV-OLD-' || n, 'old:' || n, '', 'Visitor', 'v@visitor.test', '1', '', ${words}, n, 'sent', n, n, 1
     FROM numbers`,
    "SELECT id FROM leads WHERE id LIKE 'old-%'",
  );
  return found.map(({ id }) => String(id));
}
