import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Store } from '../store/open-store.ts';
import { createLinkMaker } from './act-link.ts';
import { createTransport } from './create-transport.ts';
import { createMailDestination } from './destination/mail-destination.ts';
import { createWebhookDestination } from './destination/webhook-destination.ts';
import type { Tokens } from './login/tokens.ts';
import { createMailer, type Mailer } from './mailer.ts';

export interface MailersOptions {
  config: Config;
  store: Pick<Store, 'outbox' | 'webhook' | 'links' | 'bounces'>;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Name of this process on its leases. */
  owner: string;
  /** For a mailbox without a password. */
  tokens?: Tokens | undefined;
}

/** One mailer for each destination that is set: each has its own list, leases, tries and breaker, and waits for no other. */
export function createMailers({ config, store, clock, log, metrics, owner, tokens }: MailersOptions): Mailer {
  const common = { owner, clock, log };
  // Messages may come in before the mailer has begun.
  const startedAt = clock.now();
  const { mail, webhook } = config;
  const mailers = [
    createMailer({
      ...common,
      outbox: store.outbox,
      destination: createMailDestination(
        createTransport(mail.transport, tokens),
        mail,
        createLinkMaker(store.links, config.siteUrl, clock),
        store.bounces.key,
      ),
      metrics,
    }),
  ];
  if (webhook !== undefined)
    mailers.push(
      createMailer({
        ...common,
        name: 'webhook',
        outbox: store.webhook,
        destination: createWebhookDestination({
          ...webhook,
          clock,
          onGone: () =>
            log.error({ evt: 'webhook-gone' }, 'The receiver of the webhook is gone: no more posts until a start'),
        }),
        metrics: metrics.webhook,
        begin: () => store.webhook.begin(startedAt),
      }),
    );
  return {
    start: () => mailers.forEach((mailer) => void mailer.start()),
    wake: () => mailers.forEach((mailer) => void mailer.wake()),
    stop: async () => void (await Promise.all(mailers.map((mailer) => mailer.stop()))),
  };
}
