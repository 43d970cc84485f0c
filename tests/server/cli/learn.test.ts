import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../../../server/clock.ts';
import { judgeBy } from '../../../server/intake/spam/rules.ts';
import { holdReasons } from '../../../server/intake/spam/words.ts';
import { createRetention } from '../../../server/jobs/retention.ts';
import { createModelReader } from '../../../server/jobs/spam-model.ts';
import { goodFields } from '../../support/contact-message.ts';
import { runLeads } from '../../support/server/run-leads.ts';
import { openServer } from '../../support/server/test-server.ts';
import { silentLog } from '../../support/server/timed-mailer.ts';

/** A subject of no shipped message. */
const nuisance = (number: number) =>
  `Dear friends, the ${number}th marmalade congress invites your marmalade club to taste the marmalade of ${number} villages in our marmalade hall.`;
const customer = (number: number) =>
  `Hello, our ferry line number ${number} needs a timetable for passengers who travel with bicycles. What would that take?`;

/** A server whose owner has judged twenty messages. */
async function start() {
  onTestFinished(() => judgeBy(undefined));
  const server = await openServer();
  const run = (...args: string[]) => runLeads(args, { DATABASE_URL: server.databaseUrl });
  const post = async (message: string) => {
    const { reference } = JSON.parse((await server.postJson({ ...goodFields, message })).body);
    return (await server.leads()).find((lead) => lead.reference === reference);
  };
  const references: string[] = [];
  for (let number = 1; number <= 10; number += 1) {
    references.push((await post(nuisance(number)))?.reference ?? '');
    const lead = await post(customer(number));
    await server.store.labels.mark([lead?.id ?? ''], 'genuine');
  }
  return { server, run, post, references, takeUp: createModelReader(server.store.labels, silentLog) };
}

it('The owner’s marks train the filter, and are deleted with their message', async () => {
  const { server, run, post, references, takeUp } = await start();
  expect(await run('learn', '--undo')).toMatchObject({ code: 0 });
  expect((await post(nuisance(97)))?.state).toBe('queued');
  expect(await run('spam', ...references)).toMatchObject({ code: 0, out: '10 messages are marked as spam.\n' });

  const learned = await run('learn');
  expect(learned).toMatchObject({ code: 0, out: expect.stringMatching(/^Learned from 20 labelled messages/) });
  expect(learned.out).toMatch(/Of 4 labelled ones held out, the shipped weights judge 2 wrongly, those learned.* 0\./);
  await takeUp();
  expect(await post(nuisance(98))).toMatchObject({
    state: 'held',
    hold_reason: expect.stringContaining(holdReasons.known),
  });
  expect((await post(customer(98)))?.state).toBe('queued');

  expect(await run('delete', references[0] ?? '', '--yes')).toMatchObject({
    out: `${references[0]} is deleted. The weights of the spam filter were learned again.\n`,
  });
  expect(await server.store.labels.count()).toBe(19);

  expect(await run('learn', '--undo')).toMatchObject({ code: 0 });
  await takeUp();
  expect((await post(nuisance(99)))?.state).toBe('queued');
});

it('Weights learned from a message are not used after its automatic purge', async () => {
  const { server } = await start();
  await server.store.labels.write('{"bias":9,"letters":{},"words":{}}');
  const [lead] = await server.store.outbox.claim('me', 60_000);
  if (lead) await server.store.outbox.settle(lead, { state: 'sent' });
  await server.store.labels.mark([lead?.id ?? ''], 'spam');
  const clock = { ...systemClock, now: () => Date.now() + 31 * 86_400_000 };
  await createRetention({ store: server.store, clock, log: silentLog, sentDays: 30, heldDays: 0 })();
  expect(await server.store.labels.read()).toBeUndefined();
});

it('Weights that an older release has learned are used', async () => {
  const { server, post, takeUp } = await start();
  await server.store.labels.write('{"bias":0,"letters":{},"words":{"ferry":9,"bicycles":9}}');
  await takeUp();
  expect((await post(customer(98)))?.state).toBe('held');
});

it('A few labels change no weights', async () => {
  const { server, run } = await start();
  for (const { id } of (await server.leads()).slice(2)) await server.store.editor.remove(id);
  expect(await run('learn')).toMatchObject({ code: 1, error: expect.stringContaining('At least 10') });
});
