import { Client } from 'pg';
import { createDatabase, startCluster, startStandby } from '../../support/server/postgres.ts';
import { waitFor } from '../../support/server/wait-for.ts';

const standbyName = 'standby';

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Starts a database on two servers by docs/operate/lost-machine.md.
 * @param isSynchronous the first one waits for the second one before it acknowledges
 */
export async function startPair(isSynchronous = true) {
  const primary = await startCluster();
  const database = await createDatabase(primary.url);
  const standby = await startStandby(primary.url, standbyName).catch(async (error) => {
    await primary.dispose();
    throw error;
  });
  const name = new URL(database).pathname;
  const hostOf = (url: string) => new URL(url).host;
  await ask(primary.url, "ALTER SYSTEM SET synchronous_commit = 'remote_apply'");
  const awaited = isSynchronous ? standbyName : '';
  await ask(primary.url, `ALTER SYSTEM SET synchronous_standby_names = '${awaited}'`);
  await ask(primary.url, 'SELECT pg_reload_conf()');
  await waitFor('the standby to take part', async () => {
    const [row] = await ask<{ sync_state: string }>(primary.url, 'SELECT sync_state FROM pg_stat_replication');
    return row?.sync_state === (isSynchronous ? 'sync' : 'async') || undefined;
  });
  return {
    /** The address of both for DATABASE_URL. */
    database: `postgres://test@${hostOf(primary.url)},${hostOf(standby.url)}${name}?target_session_attrs=read-write`,
    /** Address of the remaining one. */
    left: `postgres://test@${hostOf(standby.url)}${name}`,
    askPrimary: <Row extends object>(text: string) => ask<Row>(primary.url, text),
    losePrimary: () => primary.lose(),
    loseStandby: () => standby.kill(),
    returnStandby: () => standby.start(),
    promote: async () => void (await ask(standby.url, 'SELECT pg_promote()')),
    async dispose(): Promise<void> {
      await standby.dispose();
      await primary.dispose();
    },
  };
}
