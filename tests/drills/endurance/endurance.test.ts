import { expect, it } from 'vitest';
import { createFailingDisk } from '../support/failing-disk.ts';
import { runEndurance } from './drill.ts';

it('A server that is killed while mails are refused and the disk fails loses no acknowledged message', async (context) => {
  const disk = createFailingDisk();
  if (disk === undefined) return context.skip('no C compiler');
  const figures = await runEndurance(disk, 10, 200);
  expect(figures).toMatchObject({ missing: 0, duplicateRows: 0, undelivered: 0, damages: 0, unexpectedExits: 0 });
  expect(figures.acknowledged).toBeGreaterThanOrEqual(200);
  expect(figures.duplicateMails).toBeLessThanOrEqual(10);
});
