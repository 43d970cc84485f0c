import { expect, it } from 'vitest';
import { runMailbox } from './drill.ts';

it('Each bounce at Dovecot is found once, read before or not, among the junk, after a kill and under other numbers', {
  timeout: 600_000,
}, async ({ skip }) => {
  const figures = await runMailbox(24);
  if (typeof figures === 'string') return skip(figures);
  expect(figures).toMatchObject({
    bounces: 24,
    foundFirst: 12,
    foundAfterKill: 18,
    killedInTheMiddle: 1,
    found: 24,
    countedTwice: 0,
    skipped: 1,
    missingFolderTold: 1,
    refusedLoginTold: 1,
    awayTold: 1,
  });
});
