import { expect, it } from 'vitest';
import { type KillKind, runKill } from './drill.ts';

const drills: [string, KillKind, number][] = [
  ['Three servers on one database, killed in turn,', 'postgres', 6],
  ['Servers whose database is killed under them', 'database', 3],
];

it.each(drills)('%s lose nothing they acknowledged', async (_name, kind, kills) => {
  const figures = await runKill(kind, kills);
  expect(figures.acknowledged).toBeGreaterThan(10);
  expect(figures).toMatchObject({ missing: 0, duplicateRows: 0, undelivered: 0, unexpectedExits: 0 });
  expect(figures.duplicateMails).toBeLessThanOrEqual(kills);
});
