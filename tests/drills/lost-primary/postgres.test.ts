import { expect, it, onTestFinished } from 'vitest';
import { goodFields } from '../../support/contact-message.ts';
import { openServer } from '../../support/server/test-server.ts';
import { waitFor } from '../../support/server/wait-for.ts';
import { startPair } from './database-pair.ts';
import { runLostPrimary } from './drill.ts';

it('A primary lost with its disk loses no acknowledged message, and the standby replaces it', async () => {
  const figures = await runLostPrimary(2);
  expect(figures).toMatchObject({ missing: 0, duplicateRows: 0, undelivered: 0, unexpectedExits: 0 });
  expect(figures.before).toBeGreaterThan(10);
  expect(figures.duplicateMails).toBeLessThanOrEqual(4);
  expect(figures.longestWritesAgainMs).toBeLessThan(15_000);
});

it('A message with an interrupted commit and no standby is not acknowledged, and neither is its repeat', async () => {
  const pair = await startPair();
  onTestFinished(pair.dispose);
  const { postJson } = await openServer({ env: { DATABASE_URL: pair.database, SPAM: 'off' } });
  const key = { 'idempotency-key': 'one-message' };
  await pair.loseStandby();
  const cutShort = async () => {
    const answer = postJson(goodFields, key);
    await waitFor('a commit that waits for the standby', async () => {
      const [cut] = await pair.askPrimary<{ pid: number }>(
        `WITH waiting AS MATERIALIZED (SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep')
         SELECT pid FROM waiting WHERE pg_cancel_backend(pid)`,
      );
      return cut;
    });
    return (await answer).status;
  };
  expect(await cutShort()).toBe(503);
  expect(await cutShort()).toBe(503);
  await pair.returnStandby();
  await waitFor('the message to be acknowledged', async () => {
    const { status } = await postJson(goodFields, key);
    return status === 200 || undefined;
  });
});
