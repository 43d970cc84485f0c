import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as createRawServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Environment } from '../../../server/config/config.ts';
import { holdReasons } from '../../../server/intake/spam/words.ts';
import { createWebhookDestination } from '../../../server/mail/destination/webhook-destination.ts';
import { goodFields } from '../../support/contact-message.ts';
import { freePort } from '../../support/free-port.ts';
import { FakeClock } from '../../support/server/fake-clock.ts';
import { openSink } from '../../support/server/mailer-bench.ts';
import { runLeads } from '../../support/server/run-leads.ts';
import { openServer } from '../../support/server/test-server.ts';
import { waitFor } from '../../support/server/wait-for.ts';

const secret = Buffer.alloc(32, 7);
const WEBHOOK_SECRET = `whsec_${secret.toString('base64')}`;

interface Post {
  headers: IncomingMessage['headers'];
  body: string;
}

/** A receiver with chosen answers that keeps its posts. */
async function openReceiver(answer: (post: Post) => number | undefined = () => 204) {
  const posts: Post[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const post = { headers: request.headers, body };
      posts.push(post);
      const status = answer(post);
      if (status === undefined) request.socket.destroy();
      else response.writeHead(status).end(`no: ${body}`);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { posts, env: { WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, WEBHOOK_SECRET } };
}

async function start(answer?: (post: Post) => number | undefined, env: Environment = {}) {
  const [sink, receiver] = [await openSink(), await openReceiver(answer)];
  const server = await openServer({ env: { ...sink.env, ...receiver.env, ...env }, delivers: true });
  const run = (...args: string[]) => runLeads(args, { DATABASE_URL: server.databaseUrl });
  const webhookStates = () => server.store.webhook.count();
  return { sink, receiver, server, run, webhookStates };
}

describe('A stored message', () => {
  it('goes to the mailbox and, signed, to the webhook', async () => {
    const { sink, receiver, server } = await start();
    const { id, reference } = JSON.parse((await server.postJson(goodFields)).body);
    const post = await waitFor('the post', () => receiver.posts[0]);
    await waitFor('the mail', () => sink.received[0]);
    const { 'webhook-id': webhookId, 'webhook-timestamp': seconds, 'webhook-signature': signature } = post.headers;
    expect(webhookId).toBe(id);
    expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(120);
    const hash = createHmac('sha256', secret).update(`${id}.${seconds}.${post.body}`).digest('base64');
    expect(signature).toBe(`v1,${hash}`);
    expect(JSON.parse(post.body)).toMatchObject({ type: 'message.received', data: { id, reference, ...goodFields } });
  });

  it('that looks like spam is posted with the reasons where it is marked, and one that does not without', async () => {
    const { receiver, server } = await start(undefined, { SPAM: 'mark' });
    await server.postJson({ ...goodFields, message: '[url=https://win.invalid]click[/url]' });
    await waitFor('the post', () => receiver.posts[0]);
    await server.postJson(goodFields);
    await waitFor('the other post', () => receiver.posts[1]);
    const reasons = receiver.posts.map(({ body }) => JSON.parse(body).data.spam);
    expect(reasons).toEqual([expect.stringContaining(holdReasons.markup), undefined]);
  });

  it('reaches each destination although the other refuses it, and each can be tried again alone', async () => {
    let status = 422;
    const { sink, receiver, server, run, webhookStates } = await start(() => status);
    await server.postJson(goodFields);
    await waitFor('the mail', async () => (await server.leads())[0]?.state === 'sent');
    await waitFor(
      'the refusal',
      async () => (await server.store.webhook.find([...(await ids(server))]))[0]?.deferrals === 1,
    );
    expect(await webhookStates()).toEqual({ queued: 1 });
    const { reference } = (await server.leads())[0] ?? { reference: '' };
    expect((await run('show', reference)).out).toContain('the receiver answered 422');
    status = 200;
    expect((await run('retry', '--destination', 'webhook', reference)).out).toBe(
      '1 message is queued for the webhook.\n',
    );
    await waitFor('the state', async () => (await webhookStates()).sent === 1);
    expect(receiver.posts).toHaveLength(2);
    expect(receiver.posts[0]?.headers['webhook-id']).toBe(receiver.posts[1]?.headers['webhook-id']);
    expect(sink.received).toHaveLength(1);
    expect((await run('stats')).out).toContain('For the webhook: 1 sent.');
  });

  it('that is held is passed on when it is released, and not before', async () => {
    const { receiver, server, run } = await start();
    const held = await server.postJson({ ...goodFields, message: 'Casino! [url=https://win.invalid]click[/url]' });
    await server.postJson({ ...goodFields, message: 'An ordinary question' });
    await waitFor('the other', () => receiver.posts[0]);
    expect(JSON.parse(receiver.posts[0]?.body ?? '').data.message).toBe('An ordinary question');
    await run('release', JSON.parse(held.body).reference);
    await waitFor('the released', () => receiver.posts[1]);
  });

  it('from before there was a webhook is not passed on', async () => {
    const receiver = await openReceiver();
    const before = await openServer({ delivers: true });
    await before.postJson({ ...goodFields, name: 'before' });
    await before.store.webhook.begin(Date.now() + 1000);
    expect(await before.store.webhook.claim('me', 1000)).toEqual([]);
    await before.postJson({ ...goodFields, name: 'after' });
    const [claimed] = await before.store.webhook.claim('me', 1000);
    expect(claimed).toMatchObject({ name: 'after', state: 'sending', attempts: 1 });
    expect(receiver.posts).toEqual([]);
  });

  it('that the webhook has not got is not deleted because it was mailed, and is deleted with its delivery', async () => {
    const { sink, server, run, webhookStates } = await start(() => 503);
    await server.postJson(goodFields);
    await waitFor('the mail', () => sink.received[0]);
    await waitFor('the state', async () => (await server.leads())[0]?.state === 'sent');
    await waitFor(
      () => JSON.stringify(server.logLines),
      async () => (await webhookStates()).queued === 1,
      3000,
    );
    const soon = new Date(Date.now() + 60_000).toISOString();
    expect((await run('purge', '--sent-before', soon, '--yes')).out).toContain('No delivered messages');
    const [{ reference } = { reference: '' }] = await server.leads();
    expect((await run('delete', reference, '--yes')).code).toBe(0);
    expect(await webhookStates()).toEqual({});
  });
});

const ids = async (server: Awaited<ReturnType<typeof openServer>>) => (await server.leads()).map(({ id }) => id);

describe('What the receiver says', () => {
  const lead = { id: 'i', reference: 'SV-7Q4K-2M', received_at: 1, ...goodFields } as never;

  it.each<[string, number | undefined, string]>([
    ['that the message is wrong', 400, 'deferred'],
    ['that it is too large', 413, 'deferred'],
    ['that our secret is wrong', 401, 'setup'],
    ['that there is nothing', 404, 'setup'],
    ['to look elsewhere', 302, 'setup'],
    ['to come later', 429, 'deferred'],
    ['that it failed', 500, 'deferred'],
    ['nothing, and hangs up', undefined, 'deferred'],
  ])('%s is kept without its words', async (_name, status, fault) => {
    const { env } = await openReceiver(() => status);
    const destination = createWebhookDestination({ url: env.WEBHOOK_URL, secret });
    await expect(destination.deliver(lead)).rejects.toMatchObject({ fault, ...(status && { code: status }) });
    await expect(destination.deliver(lead)).rejects.not.toThrow(goodFields.name);
  });

  it('by a missing receiver is no message’s fault', async () => {
    const destination = createWebhookDestination({ url: `http://127.0.0.1:${await freePort()}/`, secret });
    await expect(destination.deliver(lead)).rejects.toMatchObject({ fault: 'server' });
  });
});

describe('A receiver that does not settle a post', () => {
  const lead = { id: 'i', reference: 'SV-7Q4K-2M', received_at: 1, bounced_at: null, ...goodFields } as never;

  /** Answers each connection with raw bytes. */
  async function openRaw(answer: (socket: Socket) => void) {
    const server = createRawServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => answer(socket));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  it.each<[string, (socket: Socket) => void, string]>([
    [
      'by another protocol',
      (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
      'setup',
    ],
    ['by half a connection', (socket) => socket.end(), 'deferred'],
    ['by no HTTP', (socket) => socket.end('hello\r\n'), 'deferred'],
    ['by half an answer', (socket) => socket.end('HTTP/1.1 2'), 'deferred'],
    ['by a hint and no answer', (socket) => socket.end('HTTP/1.1 103 Early Hints\r\n\r\n'), 'deferred'],
  ])('%s is one failed try', async (_name, answer, fault) => {
    const destination = createWebhookDestination({ url: await openRaw(answer), secret });
    await expect(destination.deliver(lead)).rejects.toMatchObject({ fault });
  });

  it.each<[string, (socket: Socket) => void]>([
    ['silence', () => {}],
    [
      'hints without end',
      (socket) => {
        const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 5);
        socket.on('close', () => clearInterval(timer));
      },
    ],
    ['an answer whose head has no end', (socket) => socket.write('HTTP/1.1 200 OK\r\nx-one: 1\r\n')],
  ])('with %s is given up at a stop', async (_name, answer) => {
    const asked = Promise.withResolvers<void>();
    const url = await openRaw((socket) => {
      answer(socket);
      asked.resolve();
    });
    const destination = createWebhookDestination({ url, secret });
    const delivery = expect(destination.deliver(lead)).rejects.toMatchObject({ fault: 'deferred' });
    await asked.promise;
    destination.close();
    await delivery;
  });

  it('and answers for a day that it is gone gets no more posts', async () => {
    const clock = new FakeClock();
    const { posts, env } = await openReceiver(() => 410);
    let alarms = 0;
    const destination = createWebhookDestination({
      url: env.WEBHOOK_URL,
      secret,
      clock,
      onGone: () => {
        alarms += 1;
      },
    });
    for (let hour = 0; hour < 30; hour += 1) {
      await expect(destination.deliver(lead)).rejects.toMatchObject({ code: 410 });
      clock.advance(3_600_000);
    }
    expect([posts.length, alarms]).toEqual([25, 1]);
  });
});

it('The log holds neither the secret nor the address of the receiver nor a word of the message', async () => {
  const { receiver, server } = await start(() => 500);
  await server.postJson({ ...goodFields, name: 'Xylophonia', message: 'quixotry' });
  await waitFor('the line', () => server.logLines.find((line) => line.includes('"destination":"webhook"')));
  const log = server.logLines.join('');
  expect(log).toContain('"fault":"deferred"');
  for (const word of ['Xylophonia', 'quixotry', WEBHOOK_SECRET, receiver.env.WEBHOOK_URL])
    expect(log).not.toContain(word);
});
