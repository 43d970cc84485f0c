import { expect, it, onTestFinished } from 'vitest';
import { maxAttemptMs } from '../../../server/mail/delivery.ts';
import { goodFields } from '../../support/contact-message.ts';
import { newDatabase } from '../../support/server/databases.ts';
import { FakeClock } from '../../support/server/fake-clock.ts';
import { openSink } from '../../support/server/mailer-bench.ts';
import { makeTestFolder } from '../../support/server/temporary-folder.ts';
import { openServer, startTestServer } from '../../support/server/test-server.ts';
import { createTimedMailer } from '../../support/server/timed-mailer.ts';
import { waitFor } from '../../support/server/wait-for.ts';

it('A server that is stopped while a mail hangs returns it after eight seconds, and the next one delivers it', async () => {
  const DATABASE_URL = await newDatabase(makeTestFolder());
  const asked = Promise.withResolvers<void>();
  const sink = await openSink({ onMailFrom: () => asked.resolve() });
  const clock = new FakeClock();
  const server = await startTestServer({ env: { ...sink.env, DATABASE_URL }, delivers: true, clock });
  expect((await server.postJson(goodFields)).status).toBe(201);
  await asked.promise;
  let isClosed = false;
  const closing = server.close().then(() => {
    isClosed = true;
  });
  const started = clock.now();
  await waitFor('the end', () => {
    if (!isClosed) clock.advance(1000);
    return isClosed;
  });
  await closing;
  expect(clock.now() - started).toBeGreaterThanOrEqual(8000);
  const next = await openServer({ env: { DATABASE_URL }, delivers: true });
  await waitFor('the delivery', async () => (await next.leads())[0]?.state === 'sent');
});

it('A destination that never settles holds up neither the next message nor a stop', async () => {
  const tried: string[] = [];
  const mailer = await createTimedMailer(await newDatabase(makeTestFolder()), {
    send({ leadId }) {
      tried.push(leadId);
      return new Promise(() => {});
    },
    check: async () => {},
    close() {},
  });
  onTestFinished(mailer.close);
  const [first, second] = [await mailer.add('one'), await mailer.add('two')];
  const stuck = mailer.step();
  await waitFor('the try', () => tried.length === 1);
  mailer.clock.advance(maxAttemptMs);
  await stuck;
  const next = mailer.step();
  await waitFor('the next try', () => tried.length === 2);
  mailer.abort();
  await next;
  expect(tried).toEqual([first.id, second.id]);
});
