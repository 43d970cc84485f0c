import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Store } from '../store/open-store.ts';
import { type DestinationName, mailDestination } from '../store/tables.ts';
import { createTransport } from './create-transport.ts';
import { createMailDestination } from './destination/mail-destination.ts';
import { createWebhookDestination } from './destination/webhook-destination.ts';
import type { Tokens } from './login/tokens.ts';
import { createMailer, type Mailer, type MailerOptions } from './mailer.ts';
import { createLinkMaker } from './owner-action-link.ts';

export interface MailersOptions {
  config: Config;
  store: Pick<Store, 'outbox' | 'destination' | 'deliveries' | 'links' | 'bounces'>;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Name of this process on its leases. */
  owner: string;
  /** For a mailbox without a password. */
  tokens?: Tokens | undefined;
}

/** One mailer per configured destination, with its own list, leases, tries and breaker. */
export function createMailers({ config, store, clock, log, metrics, owner, tokens }: MailersOptions): Mailer {
  const common = { owner, clock, log };
  // Messages may come in before the mailer has begun.
  const startedAt = clock.now();
  const { mail, webhook } = config;
  const makeLinks = createLinkMaker(store.links, config.siteUrl, clock);
  const others = mail.others ?? [];
  const names = [...others.map(mailDestination), ...(webhook ? ['webhook' as const] : [])];
  const isDown = new Set<string>();

  const createMailMailer = (to: string, place: number, options: Partial<MailerOptions>) =>
    createMailer({
      ...common,
      outbox: store.outbox,
      destination: createMailDestination(
        createTransport(mail.transport, tokens),
        { ...mail, to },
        makeLinks,
        store.bounces.key,
        place,
      ),
      metrics: {
        ...metrics,
        mailServerDown(isDownNow) {
          if (isDownNow) isDown.add(to);
          else isDown.delete(to);
          metrics.mailServerDown(isDown.size > 0);
        },
      },
      ...options,
    });

  const createOther = (name: DestinationName) => {
    const outbox = store.destination(name, names);
    return { name, outbox, begin: () => outbox.begin(startedAt) };
  };

  const mailers = [
    createMailMailer(mail.to, 0, { begin: async () => void (await store.deliveries.prune(names)) }),
    ...others.map((to, index) =>
      createMailMailer(to, index + 1, { ...createOther(mailDestination(to)), name: `mail ${index + 2}` }),
    ),
  ];
  if (webhook !== undefined)
    mailers.push(
      createMailer({
        ...common,
        ...createOther('webhook'),
        destination: createWebhookDestination({
          ...webhook,
          clock,
          onGone: () =>
            log.error({ evt: 'webhook-gone' }, 'The receiver of the webhook is gone: no more posts until a start'),
        }),
        metrics: metrics.webhook,
      }),
    );
  return {
    start: () => mailers.forEach((mailer) => void mailer.start()),
    wake: () => mailers.forEach((mailer) => void mailer.wake()),
    stop: async () => void (await Promise.all(mailers.map((mailer) => mailer.stop()))),
  };
}
