import { describe, expect, it } from 'vitest';
import { openSink, startMailer, startScripted } from '../../support/server/mailer-bench.ts';
import type { Script } from '../../support/server/scripted-smtp.ts';
import { minute, plainSmtp } from '../../support/server/timed-mailer.ts';
import { smtpAnswers } from './smtp-answers.ts';

const keys = {
  connect: 'greeting',
  greeting: 'greeting',
  mail: 'MAIL',
  rcpt: 'RCPT',
  data: 'DATA',
  content: 'content',
};

/** A mail server that refuses one stage, and requires a login before the others. */
function toScript(stage: (typeof smtpAnswers)[number]['stage'], text: string): Script {
  if (stage === 'auth') return { EHLO: '250-here\r\n250 AUTH PLAIN', AUTH: text };
  return { [keys[stage]]: text };
}

const withLogin = (port: number) => ({ ...plainSmtp(port), auth: { user: 'u', pass: 'p' } });

async function start(stage: (typeof smtpAnswers)[number]['stage'], text: string) {
  const server = await startScripted(toScript(stage, text));
  const mailer = await startMailer(stage === 'auth' ? withLogin(server.port) : plainSmtp(server.port));
  return { server, mailer };
}

async function pass(mailer: Awaited<ReturnType<typeof startMailer>>, minutes: number, atOnce: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += atOnce) {
    mailer.clock.advance(atOnce * minute);
    await mailer.runUntilIdle();
  }
}

/** The first of each stage and fault. */
const oneOfEachKind = [
  ...new Map(smtpAnswers.toReversed().map((each) => [`${each.stage} ${each.fault}`, each])).values(),
];

describe('A refusal', () => {
  it.each(smtpAnswers)('of $provider at $stage, “$text”, is of the kind $fault', async ({ stage, text, fault }) => {
    const { mailer } = await start(stage, text);
    await mailer.add('one');
    await mailer.step();
    expect(mailer.faults).toEqual([fault]);
  });

  it.each(oneOfEachKind)(
    'of $provider at $stage, “$text”, of every message for two days ends none of them',
    async ({ stage, text, fault }) => {
      const { server, mailer } = await start(stage, text);
      for (const name of ['one', 'two', 'three', 'four']) await mailer.add(name);
      await mailer.runUntilIdle();
      await pass(mailer, 2 * 24 * 60, 180);
      expect((await mailer.leads()).map(({ state }) => state)).toEqual(Array(4).fill('queued'));
      // Greylisting and similar faults end without a change.
      if (fault !== 'deferred') expect(mailer.isDown()).toBe(true);
      await server.close();
      const sink = await openSink(
        { authOptional: true, onAuth: (_auth, _session, done) => done(null, { user: 'u' }) },
        server.port,
      );
      await pass(mailer, 75, 1);
      expect((await mailer.leads()).map(({ state }) => state)).toEqual(Array(4).fill('sent'));
      expect(sink.received).toHaveLength(4);
      expect(mailer.isDown()).toBe(false);
    },
  );
});

/** Takes or refuses each mail by its text, with `judge`. */
async function startReader(judge: (text: string) => string | undefined) {
  return openSink({
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const refusal = judge(text);
        const [code, ...words] = refusal?.split(' ') ?? [];
        done(refusal ? Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }) : null);
      });
    },
  });
}

describe('A content that is refused', () => {
  it('is sent whole again when its notice is refused, too, and the alarm is on', async () => {
    let isOpen = false;
    const sink = await startReader(() => (isOpen ? undefined : '554 No'));
    const mailer = await startMailer(plainSmtp(sink.port));
    await mailer.add('one');
    await mailer.runUntilIdle();
    expect(await mailer.leads()).toMatchObject([{ content_rejects: 1 }]);
    expect(mailer.isDown()).toBe(false);
    await pass(mailer, 2, 1);
    expect(await mailer.leads()).toMatchObject([{ state: 'queued', content_rejects: 0 }]);
    expect(mailer.isDown()).toBe(true);
    isOpen = true;
    await pass(mailer, 6, 1);
    const [lead] = await mailer.leads();
    expect(lead).toMatchObject({ state: 'sent', last_error: null });
  });

  it('is not the cause when three different ones in a row are refused', async () => {
    const sink = await startReader(() => '554 No');
    const mailer = await startMailer(plainSmtp(sink.port));
    for (const name of ['one', 'two', 'three', 'four']) await mailer.add(name);
    await mailer.runUntilIdle();
    expect(mailer.faults.slice(0, 4)).toEqual(['rejected', 'rejected', 'setup', 'setup']);
  });

  it('for the words of another fault is followed by a notice once others were taken meanwhile', async () => {
    const sink = await startReader((text) => (text.includes('From one') ? '550 5.7.1 Sender not allowed' : undefined));
    const mailer = await startMailer(plainSmtp(sink.port));
    await mailer.add('one');
    await mailer.runUntilIdle();
    expect(mailer.faults).toEqual(['setup']);
    await mailer.add('two');
    await pass(mailer, 80, 1);
    expect(await mailer.leads()).toMatchObject([{ state: 'sent', content_rejects: 1 }, { state: 'sent' }]);
  });
});

describe('A message that was given up', () => {
  it('is tried once more when the mail server takes mail again after an outage', async () => {
    const server = await startScripted({ RCPT: '450 later' });
    const mailer = await startMailer(plainSmtp(server.port));
    await mailer.add('old');
    await mailer.runUntilIdle();
    await pass(mailer, 12 * 24 * 60, 60);
    expect(await mailer.leads()).toMatchObject([{ state: 'dead' }]);
    await mailer.add('new');
    await mailer.runUntilIdle();
    await server.close();
    const sink = await openSink({}, server.port);
    await pass(mailer, 6, 1);
    expect(sink.received.map(({ mail }) => mail.replyTo?.[0]?.name).sort()).toEqual(['new', 'old']);
  });

  it('for its own sake is tried once and is dead again', async () => {
    const sink = await startReader((text) => (text.includes('From one') ? '451 not this' : undefined));
    const mailer = await startMailer(plainSmtp(sink.port));
    await mailer.add('one');
    for (let day = 0; day < 7; day += 1) {
      await mailer.add(`visitor-${day}`);
      await pass(mailer, 24 * 60, 60);
    }
    expect((await mailer.leads())[0]).toMatchObject({ state: 'dead' });
    expect(await mailer.store.outbox.revive()).toBe(1);
    await mailer.runUntilIdle();
    expect((await mailer.leads())[0]).toMatchObject({ state: 'dead' });
  });
});
