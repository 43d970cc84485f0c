import { describe, expect, it } from 'vitest';
import { createRetention } from '../../../server/jobs/retention.ts';
import { listWords } from '../../../server/mail/words.ts';
import { goodFields } from '../../support/contact-message.ts';
import { openSink, startMailer } from '../../support/server/mailer-bench.ts';
import { runLeads } from '../../support/server/run-leads.ts';
import { openServer } from '../../support/server/test-server.ts';
import { minute, plainSmtp } from '../../support/server/timed-mailer.ts';

const hour = 60 * minute;
const day = 24 * hour;

async function start() {
  const sink = await openSink();
  const bench = await startMailer(plainSmtp(sink.port));
  const remind = bench.createReminder(20 * hour);
  return { sink, bench, remind };
}

describe('The owner is reminded', () => {
  it('once, in one mail, of what is not answered before the promised day is over', async () => {
    const { sink, bench, remind } = await start();
    const [one, two] = [await bench.add('one'), await bench.add('two http://win.invalid')];
    await bench.add('spam', 'links');
    const answered = await bench.add('answered');
    await bench.store.answers.markAnswered([answered.id]);
    bench.clock.advance(19 * hour);
    await remind();
    expect(sink.received).toEqual([]);
    bench.clock.advance(hour);
    await remind();
    bench.clock.advance(hour);
    await remind();
    expect(sink.received).toHaveLength(1);
    const { subject, text = '' } = sink.received[0]?.mail ?? {};
    expect(subject).toBe(listWords.reminder.subject(2));
    expect(text).toContain(`${one.reference}  one: ${listWords.reminder.left(4)}`);
    expect(text).toContain(two.reference);
    for (const word of ['spam', 'answered:', 'http://win']) expect(text.split('\n\n')[1]).not.toContain(word);
  });

  it('again in a few minutes when the mail could not be sent, and not of what is from before', async () => {
    let isDown = true;
    const sink = await openSink({ onMailFrom: (_address, _session, done) => done(isDown ? new Error('no') : null) });
    const bench = await startMailer(plainSmtp(sink.port));
    const remind = bench.createReminder(20 * hour);
    await bench.add('from before');
    bench.clock.advance(4 * day);
    await bench.add('one');
    bench.clock.advance(21 * hour);
    await remind();
    isDown = false;
    await remind();
    expect(sink.received).toEqual([]);
    bench.clock.advance(6 * minute);
    await remind();
    expect(sink.received[0]?.mail.subject).toBe(listWords.reminder.subject(1));
    expect(sink.received[0]?.mail.text).not.toContain('from before');
  });
});

it('An undelivered message is deleted automatically only after it was marked as answered', async () => {
  const { bench } = await start();
  const { id } = await bench.add('refused');
  const [lead] = await bench.store.outbox.claim('me', 1000);
  if (lead) await bench.store.outbox.settle(lead, { state: 'dead', deferrals: 0, contentRejects: 3, error: 'no' });
  const purge = createRetention({ ...bench, sentDays: 30, heldDays: 0 });
  bench.clock.advance(31 * day);
  await purge();
  expect(await bench.leads()).toHaveLength(1);
  await bench.store.answers.markAnswered([id]);
  bench.clock.advance(31 * day);
  await purge();
  expect(await bench.leads()).toEqual([]);
});

it('After the owner marks messages as answered, lists, statistics and metrics show the others and their age', async () => {
  const server = await openServer();
  server.metrics.watchAnswers(server.store.answers.summarize);
  const run = (...args: string[]) => runLeads(args, { DATABASE_URL: server.databaseUrl });
  const { reference } = JSON.parse((await server.postJson(goodFields)).body);
  await server.postJson({ ...goodFields, name: 'Other', message: 'Another question' });
  expect(await run('answered', reference)).toMatchObject({ code: 0, out: '1 message is marked as answered.\n' });
  expect((await run('answered', reference)).out).toBe('0 messages are marked as answered.\n');
  expect((await run('list')).out).toMatch(/< 1 h/);
  expect((await run('list', '--unanswered')).out).not.toContain(reference);
  expect((await run('show', reference)).out).toContain('Answered');
  expect((await run('stats')).out).toContain('1 not marked as answered, 0 of them overdue');
  expect((await run('stats')).out).toContain('1 answered after');
  const metrics = await server.metrics.registry.metrics();
  expect(metrics).toContain('leads_unanswered 1');
  expect(metrics).toContain('leads_overdue 0');
  expect(metrics).toMatch(/leads_answer_seconds \d/);
});
