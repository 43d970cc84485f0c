import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnswerSummary } from '../store/answer-store.ts';
import type { CanaryHealth } from '../store/canary-store.ts';
import type { LeadSummary } from '../store/lead/lead-reader.ts';
import type { MailboxHealth } from '../store/mailbox-store.ts';
import { type LeadState, leadStates } from '../store/tables.ts';

/** Numbers for operators. Names and alarms: docs/operate/operations.md. */
export type Metrics = ReturnType<typeof createMetrics>;

type AttemptResult = 'sent' | 'server' | 'setup' | 'deferred' | 'rejected';

const seconds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
const deliverySeconds = [0.1, 0.5, 1, 5, 30, 60, 300, 900, 3600, 21_600, 86_400];

/** Shortest interval of store queries, however often metrics are read. */
const summaryMs = 5000;

/** Counters of this process; those of the store are read when they are scraped. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });

  const accepted = counter('leads_accepted_total', 'Messages stored and acknowledged.');
  const held = counter('leads_held_total', 'Of those: held because they look like spam.');
  const repeated = counter('leads_repeated_total', 'Messages sent again and recognized.');
  const refused = counter('leads_refused_total', 'Calls that were not stored, by status.', ['status']);
  const webhookAttempts = counter('leads_webhook_attempts_total', 'Tries to post to the webhook, by result.', [
    'result',
  ]);
  const webhookDown = new Gauge({
    name: 'leads_webhook_down',
    help: '1 while the receiver of the webhook is waited for.',
    registers,
  });
  const untrustedProxy = counter('leads_untrusted_proxy_total', 'Posts through a proxy that is not trusted.', [
    'inside',
  ]);
  const commit = new Histogram({
    name: 'leads_store_seconds',
    help: 'Time from a valid message to its place on the disk.',
    buckets: seconds,
    registers,
  });
  const attempts = counter('leads_delivery_attempts_total', 'Tries to deliver, by result.', ['result']);
  const delivered = new Histogram({
    name: 'leads_delivery_seconds',
    help: 'Time from the acceptance of a message to its delivery.',
    buckets: deliverySeconds,
    registers,
  });
  const leaseLost = counter('leads_lease_lost_total', 'Deliveries whose lease had passed to another process.');
  const breaker = new Gauge({
    name: 'leads_mail_server_down',
    help: '1 from a fault of the mail server, or a refusal of our sender or account, until it takes a message.',
    registers,
  });
  // A step from a missing number is no increase, and no alarm would notice it.
  for (const status of [429, 503]) refused.inc({ status }, 0);
  untrustedProxy.inc({ inside: 'true' }, 0);
  collectDefaultMetrics({ register: registry });

  /** A number that is read when scraped, and absent while there is no answer. */
  const addGauge = (name: string, help: string, ask: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await ask().catch(() => undefined);
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });

  return {
    registry,
    accepted(isHeld: boolean): void {
      accepted.inc();
      if (isHeld) held.inc();
    },
    repeated: () => repeated.inc(),
    refused: (status: number) => refused.inc({ status }),
    /** @param isInside in one's own network, where it is certainly a proxy */
    untrustedProxy: (isInside: boolean) => untrustedProxy.inc({ inside: String(isInside) }),
    /** @returns to be called when the message is on the disk */
    startCommit: () => commit.startTimer(),
    attempted: (result: AttemptResult) => attempts.inc({ result }),
    delivered: (afterMs: number) => delivered.observe(Math.max(0, afterMs) / 1000),
    leaseLost: () => leaseLost.inc(),
    mailServerDown: (isDown: boolean) => breaker.set(isDown ? 1 : 0),

    /** The same of the webhook. */
    webhook: {
      attempted: (result: AttemptResult) => webhookAttempts.inc({ result }),
      delivered() {},
      leaseLost: () => leaseLost.inc(),
      mailServerDown: (isDown: boolean) => webhookDown.set(isDown ? 1 : 0),
    },

    /** Adds how soon visitors are answered. */
    watchAnswers(summarize: () => Promise<AnswerSummary>): void {
      const addGauge = (name: string, help: string, pick: (summary: AnswerSummary) => number | undefined) =>
        new Gauge({
          name,
          help,
          registers,
          async collect() {
            const summary = await summarize().catch(() => undefined);
            const value = summary && pick(summary);
            this.reset();
            if (value !== undefined) this.set(value);
            else this.remove();
          },
        });
      addGauge('leads_unanswered', 'Not marked as answered, of 30 days.', ({ unanswered }) => unanswered);
      addGauge('leads_overdue', 'Of those: older than the promised 24 hours.', ({ overdue }) => overdue);
      addGauge('leads_answer_seconds', 'Average time to the answer, of 30 days.', ({ averageMs }) =>
        averageMs === undefined ? undefined : averageMs / 1000,
      );
    },

    /** Adds whether messages can be stored. */
    watchReadiness(isReady: () => Promise<boolean>): void {
      new Gauge({
        name: 'leads_ready',
        help: '1 while the store really writes, as /readyz says it.',
        registers,
        async collect() {
          this.set((await isReady()) ? 1 : 0);
        },
      });
    },

    /** Adds the room on the disk that holds the messages. @param folder of the store */
    watchDisk(folder: string): void {
      new Gauge({
        name: 'leads_disk_free_bytes',
        help: 'Room left on the disk of the data folder; only with SQLite.',
        registers,
        async collect() {
          const disk = await statfs(folder).catch(() => undefined);
          this.reset();
          if (disk === undefined) this.remove();
          else this.set(disk.bavail * disk.bsize);
        },
      });
    },

    /** Adds returned mails. */
    watchBounces(count: Record<'messages' | 'lists' | 'behind', () => Promise<number>>): void {
      addGauge('leads_bounced', 'Messages of 30 days whose mail came back.', count.messages);
      addGauge('leads_lists_bounced', 'How many of digest and reminder came back within a day.', count.lists);
      addGauge('leads_bounced_behind', 'Messages of 7 days that somebody behind an alias did not get.', count.behind);
    },

    /** Adds whether the mailbox of bounces can be read. */
    watchMailbox(assess: () => Promise<MailboxHealth>): void {
      addGauge(
        'leads_bounces_unread',
        '1 while the mailbox of bounces, or a folder of it, cannot be read.',
        async () => ((await assess()).state === 'failing' ? 1 : 0),
      );
    },

    /** Adds states of the webhook's list. */
    watchWebhook(count: () => Promise<Partial<Record<LeadState, number>>>): void {
      new Gauge({
        name: 'leads_webhook_state',
        help: 'Messages for the webhook, by state.',
        labelNames: ['state'],
        registers,
        async collect() {
          const counts = await count().catch(() => undefined);
          this.reset();
          for (const [state, n] of Object.entries(counts ?? {})) this.set({ state }, n);
        },
      });
    },

    /** Adds the store's numbers. While it does not answer, its metrics are absent rather than old. */
    watchStore(summarize: () => Promise<LeadSummary>, assessCanary: () => Promise<CanaryHealth>): void {
      let asked: { at: number; summary: Promise<LeadSummary | undefined> } | undefined;
      const read = () => {
        const at = performance.now();
        if (asked === undefined || at - asked.at > summaryMs)
          asked = { at, summary: summarize().catch(() => undefined) };
        return asked.summary;
      };
      new Gauge({
        name: 'leads_state',
        help: 'Messages in the store, by state. The same from every process: take the maximum.',
        labelNames: ['state'],
        registers,
        async collect() {
          const summary = await read();
          this.reset();
          if (summary) for (const state of leadStates) this.set({ state }, summary.count[state]);
        },
      });
      new Gauge({
        name: 'leads_canary_late',
        help: '1 while a canary has not come out within ten minutes; absent until one came out or should have.',
        registers,
        async collect() {
          const health = await assessCanary().catch(() => undefined);
          if (health === undefined || health === 'none' || health === 'unknown') this.remove();
          else this.set(health === 'late' ? 1 : 0);
        },
      });
      new Gauge({
        name: 'leads_oldest_pending_seconds',
        help: 'Age of the oldest message that is not delivered yet.',
        registers,
        async collect() {
          const summary = await read();
          this.reset();
          if (summary) this.set(summary.oldestPendingMs / 1000);
        },
      });
    },
  };
}
