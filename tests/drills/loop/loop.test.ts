import { expect, it } from 'vitest';
import { runLoop } from './drill.ts';

it('Bounces through real mail servers are found and assigned, and automatic answers are not counted', {
  timeout: 600_000,
}, async ({ skip }) => {
  const figures = await runLoop({ messages: 12, gone: 3, slow: 2, away: 2, team: 2 });
  if (typeof figures === 'string') return skip(figures);
  expect(figures).toMatchObject({
    acknowledged: 12,
    bounced: 5,
    found: 5,
    late: 2,
    behind: 2,
    mistaken: 0,
    reachedOwner: 12,
    canaryReturned: 1,
  });
});
