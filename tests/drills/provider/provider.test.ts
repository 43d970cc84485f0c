import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from '../../support/server/make-folder.ts';
import { runProvider } from './drill.ts';

const folder = makeFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('A day of refused quota, sender and tokens at a provider loses no message, and alarms the owner', async () => {
  const figures = await runProvider({ databaseUrl: `sqlite:${join(folder, 'leads.db')}`, messages: 144 });
  expect(figures).toMatchObject({ accepted: 144, missing: 0, arrivedTwice: 0, dead: 0, waiting: 0, outagesTold: 2 });
  // A message every ten minutes: the first of an outage may come as late.
  expect(figures.slowestSwitchMinutes).toBeLessThanOrEqual(20);
  expect(figures.slowestWebhookMinutes).toBeLessThanOrEqual(20);
});
