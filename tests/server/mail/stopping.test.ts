import { expect, it } from 'vitest';
import { goodFields } from '../../support/contact-message.ts';
import { newDatabase } from '../support/databases.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { openSink } from '../support/mailer-bench.ts';
import { makeTestFolder } from '../support/temporary-folder.ts';
import { openServer, startTestServer } from '../support/test-server.ts';
import { waitFor } from '../support/wait-for.ts';

it('A server that is told to stop while a mail hangs gives it back after eight seconds, and the next one delivers it', async () => {
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
