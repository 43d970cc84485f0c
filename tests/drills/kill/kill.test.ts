import { expect, it } from 'vitest';
import { runKill } from './drill.ts';

it('API-12 A server killed eight times during requests loses no acknowledged message', async () => {
  const figures = await runKill('sqlite', 8);
  expect(figures).toMatchObject({ kills: 8, missing: 0, duplicateRows: 0, undelivered: 0, unexpectedExits: 0 });
  expect(figures.acknowledged).toBeGreaterThan(20);
  expect(figures.duplicateMails).toBeLessThanOrEqual(8);
});
