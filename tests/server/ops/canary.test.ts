import { afterEach, describe, expect, it } from 'vitest';
import { buildOpsServer } from '../../../server/http/ops-server.ts';
import { sendCanary } from '../../../server/intake/send-canary.ts';
import { canaryWords } from '../../../server/mail/words.ts';
import { goodFields } from '../../support/contact-message.ts';
import { startMailer } from '../../support/server/mailer-bench.ts';
import { runLeads } from '../../support/server/run-leads.ts';
import { type ReceivedMail, startSmtpSink } from '../../support/server/smtp-sink.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../support/server/test-server.ts';
import { minute, plainSmtp } from '../../support/server/timed-mailer.ts';
import { waitFor } from '../../support/server/wait-for.ts';

const canaryAddress = 'watch@company.test';
const isCanary = ({ envelope }: ReceivedMail) => envelope.to[0] === canaryAddress;

let server: TestServer;
let sink: Awaited<ReturnType<typeof startSmtpSink>>;
afterEach(async () => {
  await server.close();
  await sink.close();
});

async function start(options: TestServerOptions = {}) {
  sink = await startSmtpSink();
  server = await startTestServer({
    delivers: true,
    ...options,
    env: { ...sink.env, CANARY_TO: canaryAddress, ...options.env },
  });
}

describe('A canary', () => {
  it('takes the way of a message to its own address, and the owner does not see it', async () => {
    await start({ env: { RATE_LIMIT_PER_IP: '1/1h' } });
    await server.postJson(goodFields);
    const env = { DATABASE_URL: server.databaseUrl, SITE_URL: server.url };
    const result = await runLeads(['canary'], env);
    expect(result).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^The canary was delivered after [\d.]+ s: the mail server has taken it\. Whether it arrived is not seen/,
      ),
    });
    const { subject = '' } = sink.received.find(isCanary)?.mail ?? {};
    const [reference = ''] = /SV-[\w-]+/.exec(subject) ?? [];
    expect(subject).toBe(canaryWords.subject(reference));
    expect(sink.received).toHaveLength(2);
    for (const args of [['list'], ['export'], ['stats']]) {
      expect((await runLeads(args, env)).out, args[0]).not.toContain('Canary');
    }
    expect(await server.leads()).toHaveLength(1);
    expect((await server.store.reader.summarize()).count).toMatchObject({ sent: 1 });
    expect(JSON.parse((await server.ask('/readyz')).body)).toEqual({ ok: true, canary: 'well' });
  });

  it('is accepted only with the secret; without it the sender is a visitor', async () => {
    await start();
    await sendCanary(server.url, 'x'.repeat(43));
    expect(await server.leads()).toMatchObject([{ name: 'Canary' }]);
  });

  it('says so when it is not taken', async () => {
    await start();
    const env = { DATABASE_URL: server.databaseUrl, SITE_URL: 'http://127.0.0.1:9' };
    expect(await runLeads(['canary'], env)).toMatchObject({
      code: 1,
      error: expect.stringContaining('could not be sent to'),
    });
  });

  it('that is late changes the health and the metric, and changes them back afterwards', async () => {
    await start({ delivers: false });
    await sendCanary(server.url, await server.store.canary.secret());
    expect(await server.store.canary.assess()).toBe('unknown');
    const bench = await startMailer(plainSmtp(sink.port));
    expect(await bench.store.canary.assess()).toBe('none');
    const add = (number: string) =>
      bench.store.leads.add({
        idemKey: `key:${number}`,
        isCanary: true,
        fingerprint: number,
        textFingerprint: number,
        message: { ...goodFields, name: 'Canary' },
      });
    await add('1');
    expect(await bench.store.canary.assess()).toBe('unknown');
    bench.clock.advance(11 * minute);
    expect(await bench.store.canary.assess()).toBe('late');
    server.metrics.watchStore(bench.store.reader.summarize, bench.store.canary.assess);
    const ops = buildOpsServer(server.metrics, async () => true, { canary: bench.store.canary.assess });
    expect((await ops.inject('/metrics')).body).toContain('leads_canary_late 1');
    expect((await ops.inject('/readyz')).json()).toEqual({ ok: true, canary: 'late' });
    await bench.runUntilIdle();
    // Mail came too late.
    expect(await bench.store.canary.assess()).toBe('late');
    bench.clock.advance(minute);
    await add('2');
    await bench.runUntilIdle();
    expect(await bench.store.canary.assess()).toBe('well');
    expect((await ops.inject('/metrics')).body).toContain('leads_canary_late 0');
    bench.clock.advance(8 * 24 * 60 * minute);
    await bench.store.canary.forget();
    expect(await bench.store.canary.assess()).toBe('none');
  });
});

it('A server sends canaries at the interval of its settings', async () => {
  await start();
  const { spawnServer } = await import('../../support/server/server-process.ts');
  const watched = spawnServer(server.config.siteDir, {
    ...sink.env,
    DATABASE_URL: `sqlite:${server.folder}/watched.db`,
    CANARY_TO: canaryAddress,
    CANARY_EVERY: '1s',
  });
  await watched.ready();
  await waitFor('two canaries', () => sink.received.filter(isCanary).length >= 2);
  watched.kill('SIGTERM');
  expect((await watched.exit).code).toBe(0);
});
