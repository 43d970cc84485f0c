import { describe, expect, it } from 'vitest';
import { createFailingDisk } from '../drills/failing-disk.ts';
import { createFullDisk } from '../drills/full-disk.ts';
import { runLostWrites } from '../drills/lost-writes.ts';
import { runTroubledDisk } from '../drills/troubled-disk.ts';

const nothingLost = { missing: 0, duplicateRows: 0, undelivered: 0, damages: 0, exits: 0 };

describe('Nothing is acknowledged that is not stored, pages are served, and messages are taken again by themselves', {
  timeout: 180_000,
}, () => {
  it('when the disk is full and has room again', async ({ skip }) => {
    const disk = createFullDisk();
    if (disk === undefined) return skip('needs the right to mount a small disk (root on Linux)');
    const figures = await runTroubledDisk(disk, 3);
    expect(figures).toMatchObject({ rounds: 3, unreadyRounds: 2, ...nothingLost });
    expect(figures.pagesAnswered).toBe(figures.pages);
    expect(figures.acknowledged).toBeGreaterThan(20);
  });

  it('when the disk returns errors for syncing, writing and reading, and works again', async ({ skip }) => {
    const disk = createFailingDisk();
    if (disk === undefined) return skip('needs a C compiler on Linux');
    const figures = await runTroubledDisk(disk, 4);
    expect(figures).toMatchObject({ rounds: 4, unreadyRounds: 2, ...nothingLost });
    expect(figures.pagesAnswered).toBe(figures.pages);
    expect(figures.acknowledged).toBeGreaterThan(20);
  });

  it('when the disk lost writes, and its power is cut soon after it works again', async ({ skip }) => {
    const figures = await runLostWrites(3);
    if (figures === undefined) return skip('needs the right to mount a disk of its own (root on Linux)');
    expect(figures).toMatchObject({ missing: 0, duplicateRows: 0 });
    expect(figures.acknowledgedLater).toBeGreaterThan(5);
  });
});
