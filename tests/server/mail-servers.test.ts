import { expect, it } from 'vitest';
import { runMailServersDrill } from '../drills/mail-servers/mail-servers-drill.ts';
import { kinds } from '../drills/mail-servers/messages.ts';

it('Messages of every kind arrive through Postfix as they were written, also those of a time when it was stopped', {
  timeout: 120_000,
}, async ({ skip }) => {
  const messages = 2 * kinds;
  const figures = await runMailServersDrill({ kind: 'Postfix', messages, stopMs: 0, isLong: false });
  if (typeof figures === 'string') return skip(figures);
  expect(figures).toMatchObject({ acknowledged: messages, delivered: messages, arrivedTwice: 0, differences: [] });
});
