import { expect, it } from 'vitest';
import { runLostWrites } from './drill.ts';

it('What was acknowledged after the disk had lost writes is still there when its power is cut soon after it works again', {
  timeout: 180_000,
}, async ({ skip }) => {
  const figures = await runLostWrites(3);
  if (figures === undefined) return skip('needs the right to mount a disk of its own (root on Linux)');
  expect(figures).toMatchObject({ missing: 0, duplicateRows: 0 });
  expect(figures.acknowledgedLater).toBeGreaterThan(5);
});
