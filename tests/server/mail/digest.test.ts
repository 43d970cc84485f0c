import { expect, it } from 'vitest';
import { createRetention } from '../../../server/jobs/retention.ts';
import { listWords } from '../../../server/mail/words.ts';
import { openSink, startMailer } from '../../support/server/mailer-bench.ts';
import type { startSmtpSink } from '../../support/server/smtp-sink.ts';
import { minute, plainSmtp } from '../../support/server/timed-mailer.ts';

const hour = 60 * minute;
const day = 24 * hour;

async function start(options?: Parameters<typeof startSmtpSink>[0]) {
  const sink = await openSink(options);
  return { sink, bench: await startMailer(plainSmtp(sink.port)) };
}

it('The owner gets held messages once, with their reasons and the command to release them', async () => {
  const { sink, bench } = await start();
  await bench.digest();
  expect(sink.received).toHaveLength(0);
  const { reference } = await bench.add('Eve http://win.invalid', 'many links');
  await bench.add('Bob', 'random letters');
  await bench.add('A customer');
  await bench.digest();
  const [digest] = sink.received;
  expect(digest?.mail.subject).toBe(listWords.digest.subject(2));
  for (const text of [reference, 'Eve', 'many links', 'random letters', 'release REFERENCE']) {
    expect(digest?.mail.text).toContain(text);
  }
  expect(digest?.mail.text).not.toContain('http://win');
  expect(digest?.mail.text).not.toContain('A customer');
  bench.clock.advance(5 * hour);
  await bench.digest();
  expect(sink.received).toHaveLength(1);
});

it('New held messages wait for four hours after a digest, and two processes send one', async () => {
  const { sink, bench } = await start();
  await bench.add('first', 'many links');
  await bench.digest();
  await bench.add('second', 'many links');
  bench.clock.advance(3 * hour);
  await bench.digest();
  expect(sink.received).toHaveLength(1);
  bench.clock.advance(2 * hour);
  await Promise.all([bench.digest(), bench.digest(), bench.digest()]);
  expect(sink.received.map(({ mail }) => mail.subject)).toEqual(Array(2).fill(listWords.digest.subject(1)));
});

it('A digest that cannot be sent is tried again after five minutes, and no message counts as listed', async () => {
  let isDown = true;
  const { sink, bench } = await start({
    onMailFrom: (_address, _session, done) =>
      done(isDown ? Object.assign(new Error('closing'), { responseCode: 421 }) : null),
  });
  await bench.add('one', 'many links');
  await bench.digest();
  isDown = false;
  bench.clock.advance(4 * minute);
  await bench.digest();
  expect(sink.received).toHaveLength(0);
  bench.clock.advance(2 * minute);
  await bench.digest();
  expect(sink.received).toHaveLength(1);
});

it('Delivered messages are deleted after the days the owner set, and no others', async () => {
  const { bench } = await start();
  await bench.add('old');
  await bench.runUntilIdle();
  await bench.add('held for long', 'many links');
  bench.clock.advance(31 * day);
  await bench.add('new');
  await bench.runUntilIdle();
  const purge = createRetention({ ...bench, sentDays: 30, heldDays: 0 });
  await purge();
  expect((await bench.leads()).map(({ name }) => name)).toEqual(['held for long', 'new']);
});

it('Held messages are forgotten after their own number of days, once a digest has listed them', async () => {
  const { bench } = await start();
  await bench.add('spam', 'links');
  const purge = createRetention({ ...bench, sentDays: 0, heldDays: 30 });
  bench.clock.advance(31 * 24 * 60 * minute);
  await purge();
  expect(await bench.leads()).toHaveLength(1);
  await bench.digest();
  await purge();
  expect(await bench.leads()).toEqual([]);
});
