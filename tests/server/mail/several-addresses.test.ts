import { expect, it } from 'vitest';
import { goodFields } from '../../support/contact-message.ts';
import { runSql } from '../../support/server/databases.ts';
import { openSink } from '../../support/server/mailer-bench.ts';
import { runLeads } from '../../support/server/run-leads.ts';
import { openServer } from '../../support/server/test-server.ts';
import { waitFor } from '../../support/server/wait-for.ts';
import { bounces } from './bounce-mails.ts';

const postfix = bounces['a report of Postfix'] ?? (() => '');
const bounceAddress = 'bounces@company.test';
const [first, second] = ['owner@company.test', 'sales@company.test'];

/** A server with two addresses of the owner, some refused by the mail server. */
async function start() {
  const refused = new Set<string>();
  const sink = await openSink({
    onRcptTo: ({ address }, _session, done) =>
      done(refused.has(address) ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
  });
  const env = { ...sink.env, MAIL_TO: `${first}, ${second}`, BOUNCE_ADDRESS: bounceAddress };
  const server = await openServer({ env, delivers: true });
  const run = (args: string[], input = '') => runLeads(args, { ...env, DATABASE_URL: server.databaseUrl }, input);
  const mailsTo = (address: string) => sink.received.filter(({ envelope }) => envelope.to.includes(address));
  return { refused, sink, server, run, mailsTo };
}

it('Each address gets every message, by a mail of its own', async () => {
  const { server, mailsTo } = await start();
  await server.postJson(goodFields);
  await waitFor('both', () => mailsTo(first).length === 1 && mailsTo(second).length === 1);
  expect(mailsTo(second)[0]?.mail.to).toMatchObject([{ address: second }]);
  expect(mailsTo(second)[0]?.mail.text).toContain(goodFields.message);
});

it('An address that is refused waits alone, is reported, and gets its messages when it is tried again', async () => {
  const { refused, server, run, mailsTo } = await start();
  refused.add(second);
  await server.postJson(goodFields);
  await waitFor('the first', () => mailsTo(first).length === 1);
  const [{ reference } = { reference: '' }] = await server.leads();
  const shown = () => run(['show', reference]).then(({ out }) => out);
  await waitFor('the refusal', async () => (await shown()).includes('no such user'));
  expect(await shown()).toMatch(new RegExp(`To ${second} .*queued`));
  refused.clear();
  const retried = await run(['retry', '--destination', second, reference]);
  expect(retried.out).toBe(`1 message is queued for ${second}.\n`);
  await waitFor('the second', () => mailsTo(second).length === 1);
  expect(mailsTo(first)).toHaveLength(1);
});

it('A mail that came back from one address is sent again to that one alone, and counts once', async () => {
  const { server, run, mailsTo } = await start();
  await server.postJson(goodFields);
  await waitFor('both', () => mailsTo(first).length === 1 && mailsTo(second).length === 1);
  const sender = mailsTo(second)[0]?.envelope.from ?? '';
  const isSettled = async () =>
    (await server.store.deliveries.find((await server.leads())[0]?.id ?? ''))[0]?.state === 'sent';
  await waitFor('the verdict', isSettled);
  expect((await run(['bounce'], postfix(sender))).out).toMatch(/^SV-.* came back .*tried again/);
  expect((await run(['bounce'], postfix(sender))).out).toBe('This bounce is known already.\n');
  await runSql(server.databaseUrl, 'UPDATE deliveries SET due_at = 1', 'SELECT 1');
  await waitFor('the notice', () => mailsTo(second).length === 2);
  expect(mailsTo(second)[1]?.mail.text).not.toContain(goodFields.message);
  expect(mailsTo(first)).toHaveLength(1);
});

it('What waits for an address that the owner took off is no longer waited for', async () => {
  const { refused, server } = await start();
  refused.add(second);
  await server.postJson(goodFields);
  await waitFor('the refusal', async () => {
    const [delivery] = await server.store.deliveries.find((await server.leads())[0]?.id ?? '');
    return delivery?.last_error?.includes('no such user');
  });
  expect(await server.store.deliveries.prune([])).toBe(1);
  await waitFor('rest', async () => (await server.store.reader.summarize()).oldestPendingMs === 0);
});
