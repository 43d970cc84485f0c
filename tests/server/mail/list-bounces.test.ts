import { expect, it } from 'vitest';
import { findBouncedMail, makeBounceAddress } from '../../../server/mail/bounce/bounce-address.ts';
import { takeBounce } from '../../../server/mail/bounce/take-bounce.ts';
import { openSink, startMailer } from '../../support/server/mailer-bench.ts';
import { bounceAddress, minute, plainSmtp } from '../../support/server/timed-mailer.ts';
import { bounces, nonBounces } from './bounce-mails.ts';

const hour = 60 * minute;
const postfix = bounces['a report of Postfix'] ?? (() => '');

async function start() {
  const sink = await openSink();
  const bench = await startMailer(plainSmtp(sink.port));
  const take = (mail: string) => takeBounce(bench.store.bounces, { bounceAddress }, Buffer.from(mail));
  const sender = () => sink.received.at(-1)?.envelope.from ?? '';
  return { sink, bench, take, sender, textOf: () => sink.received.at(-1)?.mail.text ?? '' };
}

it('A digest that came back is sent once more, without released messages, and its bounce counts once', async () => {
  const { sink, bench, take, sender, textOf } = await start();
  const { id, reference } = await bench.add('one', 'many links');
  const other = await bench.add('two', 'many links');
  await bench.digest();
  expect(sender()).toMatch(/^bounces\+digest-[0-9a-z]+-[0-9a-z]{10}@company\.test$/);
  await bench.store.editor.retry({ ids: [id] });
  const bounce = postfix(sender());
  expect(await take(bounce)).toMatchObject({ kind: 'list', list: 'digest', messages: 1 });
  expect(await take(bounce)).toEqual({ kind: 'known' });
  expect(await bench.store.bounces.countLists()).toBe(1);

  bench.clock.advance(3 * hour);
  await bench.digest();
  expect(sink.received).toHaveLength(1);
  bench.clock.advance(2 * hour);
  await bench.digest();
  expect(sink.received).toHaveLength(2);
  expect(textOf()).toContain(other.reference);
  expect(textOf()).not.toContain(reference);
  bench.clock.advance(24 * hour);
  expect(await bench.store.bounces.countLists()).toBe(0);
});

it('A reminder that came back reminds again after four hours, of what is still not answered', async () => {
  const { sink, bench, take, sender, textOf } = await start();
  const [one, two] = [await bench.add('one'), await bench.add('two')];
  await bench.runUntilIdle();
  const mails = sink.received.length;
  const remind = bench.createReminder(20 * hour);
  bench.clock.advance(20 * hour);
  await remind();
  await bench.store.answers.markAnswered([one.id]);
  expect(await take(postfix(sender()))).toMatchObject({ kind: 'list', list: 'reminder', messages: 1 });
  bench.clock.advance(hour);
  await remind();
  expect(sink.received).toHaveLength(mails + 1);
  bench.clock.advance(4 * hour);
  await remind();
  expect(sink.received).toHaveLength(mails + 2);
  expect(textOf()).toContain(two.reference);
  expect(textOf()).not.toContain(one.reference);
});

it('Answers of people on holiday to a digest, and forged bounces of one, change nothing', async () => {
  const { bench, take, sender } = await start();
  await bench.add('one', 'many links');
  await bench.digest();
  for (const make of Object.values(nonBounces)) expect(await take(make(sender()))).toEqual({ kind: 'nothing' });
  expect(await take(postfix(sender().replace(/-[0-9a-z]{10}@/, '-aaaaaaaaaa@')))).toEqual({ kind: 'nothing' });
  expect(await bench.store.held.findUnreported(10)).toEqual([]);
});

it('The sender of a list says which list and when, and none of a message is taken for one', async () => {
  const { bench, sender } = await start();
  await bench.add('one', 'many links');
  await bench.digest();
  const key = await bench.store.bounces.key();
  expect(findBouncedMail(sender(), bounceAddress, key)).toEqual({ list: 'digest', at: bench.clock.now() });
  const id = 'd1000000-1234-4000-8000-0123456789ab';
  for (const mail of [
    { list: 'reminder' as const, at: 1_800_000_000_000 },
    { id, attempt: 1 },
    { id, attempt: 9, to: 3 },
  ])
    expect(findBouncedMail(makeBounceAddress(bounceAddress, mail, key), bounceAddress, key)).toEqual(mail);
});
