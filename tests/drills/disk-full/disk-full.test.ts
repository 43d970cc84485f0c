import { expect, it } from 'vitest';
import { runTroubledDisk } from '../support/troubled-disk.ts';
import { createFullDisk } from './disks.ts';

it('On a full disk only stored messages are acknowledged, pages are served, and messages are accepted once there is space', {
  timeout: 180_000,
}, async ({ skip }) => {
  const disk = createFullDisk();
  if (disk === undefined) return skip('needs the right to mount a small disk (root on Linux)');
  const figures = await runTroubledDisk(disk, 3);
  expect(figures).toMatchObject({ rounds: 3, unreadyRounds: 2, missing: 0, duplicateRows: 0, undelivered: 0 });
  expect(figures).toMatchObject({ damages: 0, exits: 0, pagesAnswered: figures.pages });
  expect(figures.acknowledged).toBeGreaterThan(20);
});
