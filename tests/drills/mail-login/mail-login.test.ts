import { expect, it } from 'vitest';
import { runMailLogin } from './drill.ts';

it('Postfix and Dovecot without passwords get tokens, also after the log-in was revoked, and no message is lost', {
  timeout: 600_000,
}, async ({ skip }) => {
  const figures = await runMailLogin(6);
  if (typeof figures === 'string') return skip(figures);
  expect(figures).toMatchObject({
    acknowledged: 7,
    waiting: 2,
    isLoggedIn: 1,
    isToldToSetProvider: 1,
    reachedOwner: 7,
    dead: 0,
    bounced: 1,
  });
});
