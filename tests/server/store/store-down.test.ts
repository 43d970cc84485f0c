import { afterEach, describe, expect, it } from 'vitest';
import { StoreError, type StoreFault } from '../../../server/store/store-error.ts';
import { goodFields } from '../../support/contact-message.ts';
import { FakeClock } from '../../support/server/fake-clock.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';
import { waitFor } from '../../support/server/wait-for.ts';

let server: TestServer;
afterEach(() => server.close());

describe('While the store is not there', () => {
  it('pages are served, messages get 503 and are not acknowledged', async () => {
    server = await startTestServer({ isStoreOpen: false });
    expect((await server.ask('/about')).status).toBe(200);
    expect((await server.ask('/healthz')).status).toBe(200);
    expect((await server.ask('/readyz')).status).toBe(503);
    const answer = await server.postJson(goodFields);
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({
      'retry-after': '30',
      'content-type': 'application/problem+json; charset=utf-8',
    });
    expect(answer.body).not.toContain('"ok"');
  });

  it('a message is taken as soon as it is back', async () => {
    server = await startTestServer({ isStoreOpen: false });
    expect((await server.postJson(goodFields)).status).toBe(503);
    await server.store.open();
    expect((await server.postJson(goodFields)).status).toBe(201);
    expect((await server.ask('/readyz')).status).toBe(200);
  });

  it('a visitor without script gets the words of failure and everything typed back', async () => {
    server = await startTestServer({ isStoreOpen: false });
    const answer = await server.postForm(goodFields);
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('There was an error sending your message. Please try again.');
    expect(answer.body).toContain('value="Åkesson &amp; Co"');
    expect(answer.body).toContain(`>\n${goodFields.message}</textarea>`);
  });
});

const storeThatFails = (fault: StoreFault) => {
  const fail = () => Promise.reject(new StoreError(fault, 'x'));
  return {
    leads: { add: fail, forgetPlaces: fail },
    probe: fail,
    canary: { isSecret: fail, assess: fail },
    mailbox: { assess: fail },
    sentKey: fail,
  };
};

describe('A store that fails', () => {
  it.each<[StoreFault, number]>([
    ['unavailable', 503],
    ['overloaded', 503],
    ['full', 503],
    ['broken', 503],
    ['refused', 500],
  ])('because it is %s makes the answer %i', async (fault, status) => {
    server = await startTestServer({ store: storeThatFails(fault) });
    const answer = await server.postJson(goodFields);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect((await server.postForm(goodFields)).body).toContain('There was an error sending your message.');
    expect((await server.ask('/')).status).toBe(200);
  });

  it('by never answering is given up', async () => {
    const clock = new FakeClock();
    const never = () => new Promise<never>(() => {});
    server = await startTestServer({
      clock,
      store: {
        leads: { add: never, forgetPlaces: never },
        probe: never,
        canary: { isSecret: never, assess: never },
        mailbox: { assess: never },
        sentKey: never,
      },
    });
    const answers = Promise.all([server.postJson(goodFields), server.ask('/readyz')]);
    const [posted, ready] = await waitFor('an answer', async () => {
      clock.advance(1000);
      return await Promise.race([answers, new Promise<undefined>((resolve) => setTimeout(resolve, 1))]);
    });
    expect([posted.status, ready.status]).toEqual([503, 503]);
  });

  it('right after it was ready does not delay the readiness check', async () => {
    const clock = new FakeClock();
    const canary = { ...storeThatFails('full').canary, assess: () => new Promise<never>(() => {}) };
    server = await startTestServer({ clock, store: { ...storeThatFails('full'), probe: async () => {}, canary } });
    const answer = server.ask('/readyz');
    const ready = await waitFor('an answer', async () => {
      clock.advance(1000);
      return await Promise.race([answer, new Promise<undefined>((resolve) => setTimeout(resolve, 1))]);
    });
    expect([ready.status, JSON.parse(ready.body)]).toEqual([200, { ok: true, canary: 'unknown' }]);
  });
});

it('A burst beyond what the store can write in time gets 503 for the rest, and every 201 is stored', async () => {
  server = await startTestServer();
  const posts = Array.from({ length: 1500 }, (_, index) =>
    server.store.leads.add({ idemKey: `${index}`, fingerprint: 'x', textFingerprint: '', message: goodFields }),
  );
  const results = await Promise.allSettled(posts);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(500);
  expect(refused.every(({ reason }) => reason instanceof StoreError && reason.fault === 'overloaded')).toBe(true);
  expect(await server.leads()).toHaveLength(1000);
});
