import { describe, expect, it } from 'vitest';
import { openSink, startMailer } from '../../support/server/mailer-bench.ts';
import { minute, plainSmtp } from '../../support/server/timed-mailer.ts';
import { waitFor } from '../../support/server/wait-for.ts';

describe('A lease', () => {
  it('of a process that died passes on when it has run out', async () => {
    const sink = await openSink();
    const mailer = await startMailer(plainSmtp(sink.port));
    await mailer.add('one');
    await mailer.store.outbox.claim('dead process', 5 * minute);
    await mailer.runUntilIdle();
    expect(sink.received).toHaveLength(0);
    mailer.clock.advance(5 * minute);
    await mailer.runUntilIdle();
    expect(sink.received).toHaveLength(1);
  });

  it('that passed on cannot be settled by its former process', async () => {
    const mailer = await startMailer(plainSmtp(1));
    await mailer.add('one');
    const { outbox } = mailer.store;
    const [first] = await outbox.claim('first', minute);
    mailer.clock.advance(2 * minute);
    const [second] = await outbox.claim('second', minute);
    if (!first || !second) throw new Error('nothing was claimed');
    expect(await outbox.settle(first, { state: 'sent' })).toBe(false);
    expect(await mailer.leads()).toMatchObject([{ state: 'sending', lease_owner: 'second' }]);
    expect(await outbox.settle(second, { state: 'sent' })).toBe(true);
    expect(await outbox.settle(second, { state: 'sent' })).toBe(false);
  });

  it('is given once, however many ask at the same time', async () => {
    const mailer = await startMailer(plainSmtp(1));
    for (let index = 0; index < 50; index += 1) await mailer.add(`visitor ${index}`);
    const claims = await Promise.all(
      Array.from({ length: 200 }, (_, index) => mailer.store.outbox.claim(`${index}`, minute)),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(ids).toHaveLength(50);
    expect(new Set(ids).size).toBe(50);
  });
});

it('A message that was taken while the store failed to say so is given back at once', async () => {
  const sink = await openSink();
  let isFailing = true;
  const mailer = await startMailer(plainSmtp(sink.port), (outbox) => ({
    ...outbox,
    async claim(...asked) {
      const leads = await outbox.claim(...asked);
      if (isFailing) throw new Error('disk I/O error');
      return leads;
    },
  }));
  await mailer.add('one');
  await expect(mailer.step()).rejects.toThrow('disk I/O error');
  isFailing = false;
  await mailer.runUntilIdle();
  expect(sink.received).toHaveLength(1);
});

it('A verdict that cannot be written down is kept, and nothing new is taken meanwhile', async () => {
  const sink = await openSink();
  let isFull = true;
  const mailer = await startMailer(plainSmtp(sink.port), (outbox) => ({
    ...outbox,
    settle: (lead, settlement) => (isFull ? Promise.reject(new Error('full')) : outbox.settle(lead, settlement)),
  }));
  for (const name of ['one', 'two']) await mailer.add(name);
  for (let round = 0; round < 5; round += 1) await expect(mailer.step()).rejects.toThrow('full');
  expect(sink.received).toHaveLength(1);
  isFull = false;
  await mailer.step();
  expect(sink.received).toHaveLength(2);
  expect((await mailer.leads()).every(({ state }) => state === 'sent')).toBe(true);
});

it('A lease is kept while its message is on the way, however slow the mail server is', async () => {
  const go = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const sink = await openSink({
    async onMailFrom(_address, _session, done) {
      arrived.resolve();
      await go.promise;
      done();
    },
  });
  const mailer = await startMailer(plainSmtp(sink.port));
  await mailer.add('one');
  const step = mailer.step();
  await arrived.promise;
  const { outbox } = mailer.store;
  for (let round = 0; round < 8; round += 1) {
    mailer.clock.advance(8000);
    await waitFor('a renewed lease', async () => {
      const [lead] = await mailer.leads();
      return (lead?.lease_until ?? 0) >= mailer.clock.now() + 30_000;
    });
    expect(await outbox.claim('another', minute)).toEqual([]);
  }
  go.resolve();
  await step;
  expect(await mailer.leads()).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

describe('Messages that were uploaded together', () => {
  /** A mailer whose first mails went fast, so that it takes several at once from now on. */
  async function start(count: number, isRefused: (sent: number) => boolean = () => false) {
    let sent = 0;
    const sink = await openSink({
      onMailFrom(_address, _session, done) {
        sent += 1;
        done(isRefused(sent) ? Object.assign(new Error('closing'), { responseCode: 421 }) : null);
      },
    });
    const claims: number[] = [];
    const settled: string[] = [];
    const mailer = await startMailer(plainSmtp(sink.port), (outbox) => ({
      ...outbox,
      async claim(...asked) {
        const leads = await outbox.claim(...asked);
        if (leads.length > 0) claims.push(leads.length);
        return leads;
      },
      async settle(lead, settlement) {
        expect(sent).toBe(settled.length + 1);
        settled.push(lead.name);
        return await outbox.settle(lead, settlement);
      },
    }));
    for (let index = 0; index < count; index += 1) {
      await mailer.add(`visitor ${index}`);
      mailer.clock.advance(1);
    }
    return { mailer, sink, claims, settled };
  }

  it('are sent in the order of their arrival, each written down before the next', async () => {
    const { mailer, claims, settled } = await start(40);
    await mailer.runUntilIdle();
    expect(settled).toEqual(Array.from({ length: 40 }, (_, index) => `visitor ${index}`));
    expect(Math.max(...claims)).toBeGreaterThan(4);
    expect((await mailer.leads()).every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(true);
  });

  it('are given back untried as soon as the mail server turns one away', async () => {
    const { mailer } = await start(40, (sent) => sent === 5);
    await mailer.runUntilIdle();
    const leads = await mailer.leads();
    expect(leads.map(({ state }) => state)).toEqual([...Array(4).fill('sent'), ...Array(36).fill('queued')]);
    expect(leads.map(({ attempts }) => attempts)).toEqual([...Array(5).fill(1), ...Array(35).fill(0)]);
  });

  it('are not sent when the process slept longer than it may rely on their leases', async () => {
    const { mailer, sink } = await start(40);
    while (sink.received.length < 4) await mailer.step();
    mailer.clock.advance(minute);
    const [stolen] = await mailer.store.outbox.claim('another', 5 * minute);
    await mailer.runUntilIdle();
    const ids = sink.received.map(({ mail }) => mail.headers.find(({ key }) => key === 'x-lead-id')?.value);
    expect(ids).toHaveLength(39);
    expect(ids).not.toContain(stolen?.id);
  });
});
