import { expect, it } from 'vitest';
import { createFailingDisk } from '../support/failing-disk.ts';
import { runTroubledDisk } from '../support/troubled-disk.ts';

it('On a disk with errors only stored messages are acknowledged, pages are served, and messages are accepted after its repair', {
  timeout: 180_000,
}, async ({ skip }) => {
  const disk = createFailingDisk();
  if (disk === undefined) return skip('needs a C compiler on Linux');
  const figures = await runTroubledDisk(disk, 4);
  expect(figures).toMatchObject({ rounds: 4, unreadyRounds: 2, missing: 0, duplicateRows: 0, undelivered: 0 });
  expect(figures).toMatchObject({ damages: 0, exits: 0, pagesAnswered: figures.pages });
  expect(figures.acknowledged).toBeGreaterThan(20);
});
