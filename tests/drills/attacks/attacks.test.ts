import { expect, it } from 'vitest';
import { type AttackOptions, runAttack } from './drill.ts';

it.each<[string, Omit<AttackOptions, 'seconds'>]>([
  ['asks for thousands of pages and reads none', { name: 'pipelines', connections: 40 }],
  ['begins two thousand messages', { name: 'uploads', connections: 2000 }],
  ['keeps five thousand connections', { name: 'idle', connections: 5000 }],
  ['keeps five thousand connections from one address', { name: 'idle', connections: 5000, isBehindProxy: false }],
])('A client that %s delays no page and no message, and takes at most 400 MB', async (_name, options) => {
  const figures = await runAttack({ ...options, seconds: 5, restSeconds: 10 });
  expect(figures.pages).toBeGreaterThan(10);
  expect(figures.pagesAnswered).toBe(figures.pages);
  expect(figures.messages).toBeGreaterThan(0);
  expect(figures.messagesAcknowledged).toBe(figures.messages);
  // Forty connections take 313 to 363 MB: Node parses all requests of a chunk before one is dropped.
  expect(figures.memoryAtMost).toBeLessThan(400);
  // Single pages may be slow because of other programs.
  expect(figures.medianMs).toBeLessThan(1000);
});
