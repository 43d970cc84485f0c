import { expect, it } from 'vitest';
import { runTroubledDisk } from '../support/troubled-disk.ts';
import { createFullPostgresDisk } from './disks.ts';

it('On a full disk of PostgreSQL only stored messages are acknowledged, and messages are accepted once there is space', {
  timeout: 180_000,
}, async ({ skip }) => {
  const disk = await createFullPostgresDisk();
  if (disk === undefined) return skip('needs the right to mount a small disk (root on Linux)');
  const figures = await runTroubledDisk(disk, 3);
  expect(figures).toMatchObject({ rounds: 3, unreadyRounds: 2, missing: 0, duplicateRows: 0, undelivered: 0 });
  expect(figures).toMatchObject({ exits: 0, pagesAnswered: figures.pages });
  expect(figures.acknowledged).toBeGreaterThan(20);
});
