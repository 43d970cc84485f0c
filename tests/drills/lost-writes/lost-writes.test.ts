import { expect, it } from 'vitest';
import { runLostWrites } from './drill.ts';

it('Messages acknowledged after lost writes survive a power cut soon after the disk’s repair', {
  timeout: 180_000,
}, async ({ skip }) => {
  const figures = await runLostWrites(3);
  if (figures === undefined) return skip('needs the right to mount a disk of its own (root on Linux)');
  expect(figures).toMatchObject({ missing: 0, duplicateRows: 0 });
  expect(figures.acknowledgedLater).toBeGreaterThan(5);
});
