import { describe, expect, it } from 'vitest';
import { canary } from '../../../server/cli/verbs/canary.ts';
import { sendCanary } from '../../../server/intake/send-canary.ts';
import { openSink, startMailer } from '../../support/server/mailer-bench.ts';
import { runLeads } from '../../support/server/run-leads.ts';
import { openServer } from '../../support/server/test-server.ts';
import { minute, plainSmtp } from '../../support/server/timed-mailer.ts';
import { waitFor } from '../../support/server/wait-for.ts';

const bounceAddress = 'bounces@company.test';
const seeing = {
  BOUNCE_ADDRESS: bounceAddress,
  BOUNCE_IMAP_URL: 'imap://user:pass@127.0.0.1:1',
  CANARY_TO: bounceAddress,
};
/** A server and the owner's tool beside it. @param refusal the mail server's answer to every recipient */
async function start(env: Record<string, string> = {}, refusal?: string) {
  const sink = await openSink({
    onRcptTo: (_address, _session, done) =>
      done(refusal === undefined ? null : Object.assign(new Error(refusal), { responseCode: 450 })),
  });
  const server = await openServer({ delivers: true, env: { ...sink.env, ...env } });
  const settings = { ...sink.env, ...env, DATABASE_URL: server.databaseUrl, SITE_URL: server.url };
  /** Sends canaries with little patience, until the output matches. */
  const isTold = (words: RegExp) =>
    waitFor(String(words), async () => {
      const { code, error = '' } = await canary(
        { store: server.store, env: settings },
        { sentMs: 400, returnedMs: 400 },
      );
      return code === 1 && words.test(error);
    });
  return { server, settings, isTold };
}

describe('The owner who sends a canary learns', () => {
  it('that it returned, where its mailbox is read', async () => {
    const { server, settings } = await start(seeing);
    const answer = runLeads(['canary'], settings);
    const { id } = await waitFor('the canary', async () => (await server.store.reader.findByPrefix('', 1))[0]);
    expect(await server.store.canary.noteReturn(id)).toBe(true);
    expect(await answer).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^The canary returned after [\d.]+ s\.$/m),
    });
  });

  it('that it was sent and is not in the mailbox', async () => {
    const { isTold } = await start(seeing);
    expect(await isTold(/^The canary was sent, and was not found in the mailbox within [\d.]+ s\.$/)).toBe(true);
  });

  it('that it is stored, and why it is not delivered', async () => {
    const { isTold } = await start({}, 'come back later');
    expect(await isTold(/^The canary is stored but was not delivered within [\d.]+ s: .*450.*come back later/)).toBe(
      true,
    );
  });
});

it('Where canaries have to come back, a sent one is unknown for ten minutes, then late until one is found in time', async () => {
  const bench = await startMailer(plainSmtp((await openSink()).port));
  const { canary: canaries } = bench.store;
  async function send(number: string): Promise<string> {
    const lead = await bench.store.leads.add({
      idemKey: `key:${number}`,
      isCanary: true,
      fingerprint: number,
      textFingerprint: number,
      message: { name: 'Canary', email: 'canary@localhost', phone: '0', company: '0', message: 'x' },
    });
    await bench.runUntilIdle();
    return lead.kind === 'too-many' ? '' : lead.id;
  }
  const id = await send('1');
  bench.clock.advance(9 * minute);
  expect([await canaries.assess(true), await canaries.assess()]).toEqual(['unknown', 'well']);
  bench.clock.advance(2 * minute);
  expect([await canaries.assess(true), await canaries.assess()]).toEqual(['late', 'well']);
  expect(await canaries.noteReturn(id)).toBe(true);
  expect(await canaries.assess(true)).toBe('late');
  bench.clock.advance(minute);
  expect(await canaries.noteReturn(await send('2'))).toBe(true);
  expect(await canaries.assess(true)).toBe('returned');
});

it('A canary that the server refuses fails with the answer of the server', async () => {
  const { server } = await start();
  await server.store.close();
  await expect(sendCanary(server.url, 'x')).rejects.toThrow('the server answered 503');
});
