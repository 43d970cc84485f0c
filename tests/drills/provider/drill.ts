import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { createAlarms } from '../../../server/jobs/alarms.ts';
import { createHeartbeat } from '../../../server/jobs/heartbeat.ts';
import { createWebhookPost } from '../../../server/mail/destination/webhook-post.ts';
import { createTokens } from '../../../server/mail/login/tokens.ts';
import { createSmtpTransport } from '../../../server/mail/smtp-transport.ts';
import { startSmtpSink } from '../../support/server/smtp-sink.ts';
import { createTimedMailer, minute, plainSmtp, silentLog } from '../../support/server/timed-mailer.ts';
import { microsoftApp, readOAuth, user } from '../../support/server/token-mail.ts';
import { startTokenServer } from '../../support/server/token-server.ts';
import { type Behavior, createProvider } from './provider-server.ts';

/** The day of the provider, by the hour at which each mood begins. */
const moodsByHour: [hour: number, mood: Behavior][] = [
  [0, 'greylists'],
  [2, 'has no quota left'],
  [8, 'tokens run out early'],
  [12, 'denies the sender'],
  [20, 'takes all'],
];
const outages: readonly Behavior[] = ['has no quota left', 'denies the sender'];
const day = 24 * 60;
/** Minutes that follow the day. */
const rest = 120;

/** Starts a dead man's switch and a receiver of the webhook. */
async function startListener() {
  let beats = 0;
  const alarms: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/beat') {
      beats += 1;
      response.end();
      return;
    }
    let body = '';
    for await (const chunk of request) body += chunk;
    const { type, data } = JSON.parse(body) as { type: string; data: { name: string } };
    if (type === 'alarm.raised') alarms.push(data.name);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    alarms,
    beats: () => beats,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export interface ProviderOptions {
  databaseUrl: string;
  /** Spread evenly over the day. */
  messages: number;
}

/** A day of a large provider, on a clock that the drill moves. */
export async function runProvider({ databaseUrl, messages }: ProviderOptions) {
  const tokenServer = await startTokenServer();
  const provider = createProvider(tokenServer.valid);
  const delivered: string[] = [];
  const sink = await startSmtpSink({
    ...provider.options,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const refusal = provider.judge();
        if (refusal === null) {
          const { headers, replyTo } = await PostalMime.parse(Buffer.concat(chunks));
          // A notice replaces a message without its words.
          const id = headers.find(({ key }) => key === 'x-lead-id')?.value ?? '';
          delivered.push(replyTo ? id : `notice of ${id}`);
        }
        done(refusal);
      });
    },
  });
  const listener = await startListener();
  const timed = await createTimedMailer(databaseUrl, (store, clock) => {
    const tokens = createTokens(readOAuth(tokenServer, microsoftApp), store.logins, clock);
    return createSmtpTransport({ ...plainSmtp(sink.port), auth: { user } }, undefined, tokens);
  });
  const { clock, store } = timed;
  timed.metrics.watchStore(store.reader.summarize, store.canary.assess);

  const tellAlarms = createAlarms({
    registry: timed.metrics.registry,
    webhook: createWebhookPost({ url: `${listener.url}/hook`, secret: Buffer.alloc(32, 1) }),
    clock,
    log: silentLog,
    except: ['AnswersOverdue'],
  });
  const heartbeat = createHeartbeat({
    url: `${listener.url}/beat`,
    limitMs: 5 * minute,
    isReady: async () => true,
    summarize: store.reader.summarize,
  });

  let added = 0;
  let mood: Behavior = 'takes all';
  let startedAt = 0;
  /** Minutes from the start of each outage until the calls stopped, and until the webhook's report. */
  const delays = { bySwitch: [] as number[], byWebhook: [] as number[] };
  let isSilent = false;
  let isRaised = false;

  for (let passed = 0; passed < day + rest; passed += 1) {
    const next = moodsByHour.find(([hour]) => hour * 60 === passed)?.[1];
    if (next !== undefined) {
      mood = next;
      startedAt = passed;
      [isSilent, isRaised] = [false, false];
      provider.change(next);
    }
    for (; added < Math.min(messages, (messages * (passed + 1)) / day); added += 1) await timed.add(`visitor ${added}`);
    await timed.runUntilIdle();
    const [beats, alarms] = [listener.beats(), listener.alarms.length];
    await tellAlarms();
    await heartbeat();
    if (outages.includes(mood)) {
      if (!isSilent && listener.beats() === beats) {
        isSilent = true;
        delays.bySwitch.push(passed - startedAt);
      }
      if (!isRaised && listener.alarms.slice(alarms).includes('MailServerDown')) {
        isRaised = true;
        delays.byWebhook.push(passed - startedAt);
      }
    }
    clock.advance(minute);
  }

  const { count } = await store.reader.summarize();
  await timed.close();
  await sink.close();
  await tokenServer.close();
  listener.close();
  const whole = delivered.filter((id) => !id.startsWith('notice'));
  return {
    accepted: added,
    missing: added - new Set(delivered.map((id) => id.replace('notice of ', ''))).size,
    arrivedTwice: delivered.length - new Set(delivered).size,
    notices: delivered.length - whole.length,
    dead: count.dead,
    waiting: count.queued + count.sending,
    outagesTold: Math.min(delays.bySwitch.length, delays.byWebhook.length),
    slowestSwitchMinutes: Math.max(...delays.bySwitch),
    slowestWebhookMinutes: Math.max(...delays.byWebhook),
    refusedTokens: provider.counts.refusedTokens,
    refusedConnections: provider.counts.refusedConnections,
  };
}
