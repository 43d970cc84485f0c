import { expect, it } from 'vitest';
import { runBounceForms } from './drill.ts';

it('Bounces of Exim and OpenSMTPD are found and assigned, whatever their cause', {
  timeout: 600_000,
}, async ({ skip }) => {
  const runs = await runBounceForms(1);
  if (typeof runs === 'string') return skip(runs);
  expect(runs).toMatchObject([
    { bounced: 4, found: 4, mistaken: 0 },
    { bounced: 2, found: 2, mistaken: 0 },
  ]);
});
