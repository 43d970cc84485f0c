import { expect, it } from 'vitest';
import { runMove } from './drill.ts';

it('A store that moves to PostgreSQL loses and doubles nothing, and links of earlier mails work', async () => {
  const figures = await runMove('postgres', 1, 500);
  expect(figures).toMatchObject({ missing: 0, duplicateRows: 0, undelivered: 0, duplicateMails: 0, deadLinks: 0 });
  expect(figures.acknowledged).toBeGreaterThan(20);
  expect(figures.links).toBeGreaterThan(0);
});
