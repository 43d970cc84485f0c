import { expect, it } from 'vitest';
import { runSlowDisk } from './drill.ts';

it('While every wait for the disk takes 100 ms, messages are slow and pages are not', async ({ skip }) => {
  const figures = await runSlowDisk(4000);
  if (figures === undefined) return skip('needs a C compiler on Linux');
  expect(figures.acknowledged).toBeGreaterThan(20);
  expect(figures.medianMessageMs).toBeGreaterThan(200);
  expect(figures.pagesAnswered).toBe(figures.pages);
  // The drill checks the slowest hundredth; here other tests run, too. A page that waits for the disk takes 100 ms.
  expect(figures.medianPageMs).toBeLessThan(50);
});
