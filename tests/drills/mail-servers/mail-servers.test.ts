import { expect, it } from 'vitest';
import { runMailServers } from './drill.ts';
import { kinds } from './messages.ts';

it('Messages of every kind arrive unchanged through Postfix, also after it was stopped', async ({ skip }) => {
  const messages = 2 * kinds;
  const figures = await runMailServers({ kind: 'Postfix', messages, stopMs: 0, isLong: false });
  if (typeof figures === 'string') return skip(figures);
  expect(figures).toMatchObject({ acknowledged: messages, delivered: messages, arrivedTwice: 0, differences: [] });
});
