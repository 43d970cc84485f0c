import { expect, it } from 'vitest';
import { runControl } from './control.ts';
import { runPowerCut } from './drill.ts';

it('Acknowledged messages survive a power cut', { timeout: 120_000 }, async ({ skip }) => {
  const figures = await runPowerCut(3);
  if (figures === undefined) return skip('needs the right to mount a disk of its own (root on Linux)');
  expect(figures).toMatchObject({ cuts: 3, missing: 0, duplicateRows: 0, failedStarts: 0 });
  expect(figures.acknowledged).toBeGreaterThan(10);
  const control = await runControl(2);
  expect(control?.lost).toBeGreaterThan(0);
});
