import { expect, it } from 'vitest';
import { runIdleConnections } from './drill.ts';

it('Two thousand silent and a hundred dripping connections delay no page and no message', async () => {
  const figures = await runIdleConnections({ idle: 2000, slow: 100, openMs: 3000 });
  expect(figures.pages).toBeGreaterThan(20);
  expect(figures.pagesAnswered).toBe(figures.pages);
  expect(figures.messages).toBeGreaterThan(2);
  expect(figures.messagesAcknowledged).toBe(figures.messages);
  // Median: without a limit of connections all pages take seconds, and other programs may slow one page of fifty.
  expect(figures.medianMs).toBeLessThan(1000);
  expect(figures.memoryGrowth).toBeLessThan(200);
});
