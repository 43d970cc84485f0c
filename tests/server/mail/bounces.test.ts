import { describe, expect, it } from 'vitest';
import { findBouncedMail, makeBounceAddress } from '../../../server/mail/bounce/bounce-address.ts';
import { maxBounceBytes } from '../../../server/mail/bounce/take-bounce.ts';
import { goodFields } from '../../support/contact-message.ts';
import { runSql } from '../../support/server/databases.ts';
import { openSink } from '../../support/server/mailer-bench.ts';
import { runLeads } from '../../support/server/run-leads.ts';
import { openServer } from '../../support/server/test-server.ts';
import { waitFor } from '../../support/server/wait-for.ts';
import { bounces, nonBounces } from './bounce-mails.ts';

const address = 'bounces@company.test';
const postfix = bounces['a report of Postfix'] ?? (() => '');

async function start() {
  const sink = await openSink();
  const env = { ...sink.env, BOUNCE_ADDRESS: address };
  const server = await openServer({ env, delivers: true });
  await server.postJson(goodFields);
  const lead = async () => (await server.leads())[0];
  const becomes = (state: string) => waitFor(`it to be ${state}`, async () => (await lead())?.state === state);
  await becomes('sent');
  const take = (mail: string) => runLeads(['bounce'], { ...env, DATABASE_URL: server.databaseUrl }, mail);
  const sender = (index = 0) => sink.received[index]?.envelope.from ?? '';
  return { sink, server, lead, becomes, take, sender };
}

describe('Each mail', () => {
  it('has an envelope sender of its own, and its usual From address', async () => {
    const { sink, server, lead, sender } = await start();
    expect(sender()).toMatch(/^bounces\+[0-9a-z]+-1-[0-9a-z]{10}@company\.test$/);
    expect(sender().indexOf('@')).toBeLessThanOrEqual(64);
    expect(sink.received[0]?.mail.from?.address).toBe('website@company.test');
    const key = await server.store.bounces.key();
    expect(findBouncedMail(`To: <${sender().toUpperCase()}>`, address, key)).toEqual({
      id: (await lead())?.id,
      attempt: 1,
    });
  });
});

describe('A mail that came back', () => {
  it.each(Object.entries(bounces))('as %s counts as one refusal, with its reason', async (_name, make) => {
    const { take, sender, lead, server } = await start();
    const { code, out } = await take(make(sender()));
    expect([code, out]).toEqual([0, expect.stringMatching(/^SV-.* came back \(.+\): it is tried again/)]);
    // The next attempt may have begun by now.
    expect(['queued', 'sending']).toContain((await lead())?.state);
    expect(await lead()).toMatchObject({ content_rejects: 1, bounced_attempt: 1 });
    expect((await lead())?.last_error).toMatch(/^bounced: /);
    expect((await lead())?.last_error).not.toContain('owner@');
    expect(await server.store.bounces.count()).toBe(1);
  });

  it('counts once, also when it is reported several times', async () => {
    const { take, sender, lead } = await start();
    await take(postfix(sender()));
    expect((await take(postfix(sender()))).out).toBe('This bounce is known already.\n');
    expect((await lead())?.content_rejects).toBe(1);
  });

  it('is sent again as a notice without its text, then whole, is dead after five days, and is not purged unanswered', async () => {
    const { take, sender, lead, server, sink, becomes } = await start();
    for (let index = 0; index < 3; index += 1) {
      expect((await take(postfix(sender(index)))).code).toBe(0);
      // Ends its wait.
      await runSql(server.databaseUrl, 'UPDATE leads SET due_at = 1', 'SELECT 1');
      await waitFor('the next mail', () => sink.received[index + 1]);
      await becomes('sent');
    }
    expect(sink.received.map(({ mail }) => mail.text?.includes(goodFields.message))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    await runSql(server.databaseUrl, `UPDATE leads SET received_at = received_at - ${6 * 86_400_000}`, 'SELECT 1');
    expect((await take(postfix(sender(3)))).code).toBe(0);
    expect(await lead()).toMatchObject({ state: 'dead' });
    const run = (...args: string[]) => runLeads(args, { DATABASE_URL: server.databaseUrl });
    const soon = new Date(Date.now() + 60_000).toISOString();
    expect((await run('purge', '--dead-before', soon, '--yes')).out).toContain('No undeliverable messages');
    const [{ id, reference } = { id: '', reference: '' }] = await server.leads();
    expect((await run('show', reference)).out).toMatch(/Bounced +\d{4}.* 550 5\.1\.1/);
    await server.store.answers.markAnswered([id]);
    expect((await run('purge', '--dead-before', soon, '--yes')).out).toBe('1 undeliverable messages are deleted.\n');
  });

  it('is posted to the webhook as well', async () => {
    const { take, sender, server } = await start();
    await server.store.webhook.begin(0);
    const [first] = await server.store.webhook.claim('me', 60_000);
    if (first) await server.store.webhook.settle(first, { state: 'sent' });
    expect(await server.store.webhook.claim('me', 60_000)).toEqual([]);
    await take(postfix(sender()));
    expect(await server.store.webhook.claim('me', 60_000)).toMatchObject([{ bounced_attempt: 1 }]);
  });
});

describe('A report on a mailbox behind an alias', () => {
  const report = (to: string, status: string, original = 'owner') =>
    postfix(to)
      .replace(
        'rfc822; owner@company.test',
        `rfc822; who-left@company.test\nOriginal-Recipient: rfc822;${original}@company.test`,
      )
      .replaceAll('5.1.1', status);

  it('does not change the message, but is noted, reported, and the message can be sent again', async () => {
    const { take, sender, lead, server, sink } = await start();
    const { code, out } = await take(report(sender(), '5.1.1'));
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^SV-.* did not reach every mailbox behind an alias \(550 5\.1\.1,/),
    ]);
    expect(await lead()).toMatchObject({ state: 'sent', content_rejects: 0, bounced_attempt: 0, bounced_at: null });
    expect((await take(report(sender(), '5.1.1'))).out).toBe('This bounce is known already.\n');
    expect(await server.store.bounces.count()).toBe(0);
    expect(await server.store.bounces.countBehind()).toBe(1);
    const env = { DATABASE_URL: server.databaseUrl };
    const { reference = '' } = (await lead()) ?? {};
    expect((await runLeads(['show', reference], env)).out).toMatch(/Delivery +sent .*came back from behind an alias/);
    expect((await runLeads(['check'], { ...env, ...sink.env })).out).toMatch(/1 messages of a week did not reach/);
    expect((await runLeads(['retry', reference], env)).out).toBe('1 message is queued.\n');
    expect(await server.store.bounces.countBehind()).toBe(0);
  });

  it('says nothing against a report on the owner’s own mailbox that comes as well', async () => {
    const { take, sender, lead } = await start();
    await take(report(sender(), '5.1.1'));
    await take(postfix(sender()));
    expect(await lead()).toMatchObject({ state: 'queued', content_rejects: 1, bounced_attempt: 1 });
  });

  it.each(['5.7.1', '5.6.0', '5.4.7', '5.1.8'])(
    'counts when the mail was refused, and not the mailbox (%s)',
    async (status) => {
      const { take, sender, lead } = await start();
      await take(report(sender(), status));
      expect(await lead()).toMatchObject({ state: 'queued', content_rejects: 1 });
    },
  );

  it('counts when it is the same mailbox under the name of another host', async () => {
    const { take, sender, lead } = await start();
    await take(report(sender(), '5.1.1', 'Who-Left+tag'));
    expect(await lead()).toMatchObject({ state: 'queued', content_rejects: 1 });
  });
});

describe('What is no bounce', () => {
  it.each(Object.entries(nonBounces))('%s changes nothing', async (_name, make) => {
    const { take, sender, lead } = await start();
    expect(await take(make(sender()))).toMatchObject({ code: 0, out: 'This mail is no bounce of ours.\n' });
    expect(await lead()).toMatchObject({ state: 'sent', content_rejects: 0 });
  });

  it('of any shape ends with one line and with 0, though it has a true address of ours', async () => {
    const { take, sender } = await start();
    const to = `From: MAILER-DAEMON@mx.test\r\nTo: ${sender()}\r\nSubject: Hello\r\n`;
    const nested = Array.from(
      { length: 300 },
      (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
    );
    const shapes = [
      `${to}Content-Type: multipart/mixed; boundary=b0\r\n\r\n${nested.join('')}`,
      `${to}\r\n`.padEnd(20 * 1024 * 1024, 'x'),
      `${to}Content-Type: multipart/report; boundary=\r\nContent-Transfer-Encoding: base64\r\n\r\n--\r\n%%%`,
      `${to}Content-Type: text/plain; charset=no-such\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n=\0=ZZ=`,
      `${to}Content-Type: multipart/report; boundary=B\r\n\r\n--B\r\nContent-Type: message/delivery-status\r\n\r\n: \r\n::\0`,
    ];
    for (const shape of shapes)
      expect(await take(shape)).toEqual({ code: 0, out: expect.stringMatching(/^[^\n]+\n$/), error: '' });
  });

  it('forged, of another message, or of megabytes of nothing, changes nothing', async () => {
    const { take, sender, lead } = await start();
    const forged = [
      sender().replace(/-[0-9a-z]{10}@/, '-aaaaaaaaaa@'),
      sender().replace('-1-', '-2-'),
      makeBounceAddress(address, { id: (await lead())?.id ?? '', attempt: 1 }, 'another key'),
      'bounces@company.test',
    ];
    for (const each of forged) expect((await take(postfix(each))).out).toBe('This mail is no bounce of ours.\n');
    expect((await take('x'.repeat(4 * maxBounceBytes))).code).toBe(0);
    expect((await take('')).code).toBe(0);
    expect(await lead()).toMatchObject({ state: 'sent', bounced_attempt: 0 });
  });
});
