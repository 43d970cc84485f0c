import { expect, it } from 'vitest';
import { runUpgrade } from './drill.ts';

it('A store of the first release loses nothing in a killed upgrade, nor in the return', async () => {
  const figures = await runUpgrade('sqlite', 2, 4000);
  expect(figures).toMatchObject({ kills: 2, missing: 0, missingNew: 0, missingAfterReturn: 0 });
});
