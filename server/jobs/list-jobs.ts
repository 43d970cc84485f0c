import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { sendCanary } from '../intake/send-canary.ts';
import type { Log } from '../log.ts';
import { createTransport } from '../mail/create-transport.ts';
import { createWebhookPost } from '../mail/destination/webhook-post.ts';
import type { Tokens } from '../mail/login/tokens.ts';
import { createLinkMaker } from '../mail/owner-action-link.ts';
import type { Metrics } from '../ops/metrics.ts';
import { type Numbers, siteDay } from '../ops/numbers.ts';
import { withTimeLimit } from '../ops/readiness.ts';
import type { Store } from '../store/open-store.ts';
import { createAlarms } from './alarms.ts';
import { createBounceReader } from './bounces.ts';
import { createHeartbeat } from './heartbeat.ts';
import { createDigest, createReminder } from './list-mail.ts';
import { createRetention } from './retention.ts';
import type { Job } from './scheduler.ts';
import { createModelReader } from './spam-model.ts';
import { createTokenRenewal } from './token-renewal.ts';

export interface JobOptions {
  config: Config;
  store: Store;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  isReady: () => Promise<boolean>;
  /** Called when there may be something to deliver. */
  onQueued: () => void;
  ownAddress: () => string;
  /** For mailboxes without a password. */
  tokens?: Tokens | undefined;
  /** Counts that are kept in memory; absent: nothing is counted. */
  numbers?: Numbers | undefined;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

function listBounceJobs({ config, store, clock, log, onQueued, tokens }: JobOptions): Job[] {
  const { bounceAddress, bounceMailbox: mailbox } = config.mail;
  if (config.role === 'api' || bounceAddress === undefined || mailbox === undefined) return [];
  const run = createBounceReader({
    bounces: store.bounces,
    canary: store.canary,
    reading: store.mailbox,
    mail: config.mail,
    mailbox,
    clock,
    tokens,
    log,
    onCounted: onQueued,
  });
  return [{ name: 'bounces', everyMs: minuteMs, run }];
}

/** Jobs that raise an alarm when mail itself fails. */
function listWatchJobs({ config, store, clock, log, metrics, isReady }: JobOptions): Job[] {
  const { webhook, heartbeat, role } = config;
  const jobs: Job[] = [];
  if (webhook !== undefined && role !== 'api') {
    const post = createWebhookPost(webhook);
    const except = config.remindAfterMs > 0 ? [] : ['AnswersOverdue'];
    const run = createAlarms({ registry: metrics.registry, webhook: post, clock, log, except });
    jobs.push({ name: 'alarms', everyMs: minuteMs, run });
  }
  if (heartbeat !== undefined && role !== 'mailer') {
    const summarize = withTimeLimit(store.reader.summarize, clock);
    const run = createHeartbeat({ url: heartbeat.url, limitMs: heartbeat.limitMs, isReady, summarize });
    jobs.push({ name: 'heartbeat', everyMs: heartbeat.everyMs, run });
  }
  return jobs;
}

function listLoginJobs({ config, log, tokens }: JobOptions): Job[] {
  if (config.role === 'api' || tokens === undefined) return [];
  return [{ name: 'mail login', everyMs: minuteMs, run: createTokenRenewal(tokens, log) }];
}

/** The recurring jobs of this process, according to its role and the settings. */
export function listJobs(options: JobOptions): Job[] {
  const { config, store, clock, log, ownAddress, numbers } = options;
  const { role, canaryEveryMs, retentionDays, retentionHeldDays, mail } = config;
  const retention = createRetention({ store, clock, log, sentDays: retentionDays, heldDays: retentionHeldDays });
  // A connection of its own: the mailer's carries one message at a time.
  const makeLinks = createLinkMaker(store.links, config.siteUrl, clock);
  const transport = createTransport(mail.transport, options.tokens);
  const lists = { transport, mail, makeLinks, bounceKey: store.bounces.key, clock, log };
  const digest = createDigest({ held: store.held, ...lists });
  const { remindAfterMs, workingHours } = config;
  const reminder = createReminder({
    ...lists,
    answers: store.answers,
    afterMs: remindAfterMs,
    workingHours,
  });
  const canary = async () => void (await sendCanary(ownAddress(), await store.canary.secret()));
  return [
    ...listBounceJobs(options),
    ...listLoginJobs(options),
    ...listWatchJobs(options),
    ...(role !== 'mailer'
      ? [{ name: 'spam model', everyMs: minuteMs, run: createModelReader(store.labels, log) }]
      : []),
    ...(role !== 'mailer' && numbers ? [{ name: 'numbers', everyMs: minuteMs, run: numbers.write }] : []),
    ...(role !== 'mailer' && canaryEveryMs > 0 ? [{ name: 'canary', everyMs: canaryEveryMs, run: canary }] : []),
    ...(role !== 'api'
      ? [
          { name: 'digest', everyMs: minuteMs, run: digest },
          { name: 'checkpoint', everyMs: minuteMs, run: store.checkpoint },
          { name: 'forget canaries', everyMs: hourMs, run: store.canary.forget },
          { name: 'forget places', everyMs: hourMs, run: store.leads.forgetPlaces },
          { name: 'forget links', everyMs: hourMs, run: store.links.forgetEnded },
          { name: 'forget numbers', everyMs: hourMs, run: () => store.numbers.forget(siteDay(clock.now())) },
        ]
      : []),
    ...(role !== 'api' && remindAfterMs > 0 ? [{ name: 'reminder', everyMs: minuteMs, run: reminder }] : []),
    ...(role !== 'api' && retentionDays + retentionHeldDays > 0
      ? [{ name: 'retention', everyMs: hourMs, run: retention }]
      : []),
  ];
}
