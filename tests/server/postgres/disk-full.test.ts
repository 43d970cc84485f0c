import { expect, it } from 'vitest';
import { createFullPostgresDisk } from '../../drills/full-disk.ts';
import { runTroubledDisk } from '../../drills/troubled-disk.ts';

it('On a full disk of PostgreSQL nothing is acknowledged that is not stored, and messages are taken again once there is room', {
  timeout: 180_000,
}, async ({ skip }) => {
  const disk = await createFullPostgresDisk();
  if (disk === undefined) return skip('needs the right to mount a small disk (root on Linux)');
  const figures = await runTroubledDisk(disk, 3);
  expect(figures).toMatchObject({
    rounds: 3,
    unreadyRounds: 2,
    missing: 0,
    duplicateRows: 0,
    undelivered: 0,
    exits: 0,
  });
  expect(figures.pagesAnswered).toBe(figures.pages);
  expect(figures.acknowledged).toBeGreaterThan(20);
});
