import { sql } from 'kysely';
import { parseDatabaseConfig } from '../../../server/config/config.ts';
import type { SmtpConfig } from '../../../server/config/mail-url.ts';
import type { WorkingHours } from '../../../server/config/working-hours.ts';
import { createDigest, createReminder } from '../../../server/jobs/list-mail.ts';
import { createDelivery } from '../../../server/mail/delivery.ts';
import { createMailDestination } from '../../../server/mail/destination/mail-destination.ts';
import type { Transport } from '../../../server/mail/transport.ts';
import { createMetrics } from '../../../server/ops/metrics.ts';
import { createStore, type Store } from '../../../server/store/open-store.ts';
import type { Outbox } from '../../../server/store/outbox.ts';
import { goodFields } from '../contact-message.ts';
import { FakeClock } from './fake-clock.ts';

export const minute = 60_000;
export const bounceAddress = 'bounces@company.test';
export const silentLog = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} };

export const plainSmtp = (port: number): SmtpConfig => ({
  kind: 'smtp',
  host: '127.0.0.1',
  port,
  secure: false,
  tls: 'off',
  greeting: 'www.company.test',
});

/** A mailer on a store whose clock the caller moves, so that five days take a moment. */
export async function createTimedMailer(
  databaseUrl: string,
  transportFor: Transport | ((store: Store, clock: FakeClock) => Transport),
  disturb: (outbox: Outbox) => Outbox = (outbox) => outbox,
) {
  const clock = new FakeClock();
  const now = () => sql<number>`${sql.lit(clock.now())}`;
  const store = createStore(parseDatabaseConfig({ DATABASE_URL: databaseUrl }), { mode: 'serve' }, now);
  await store.open();
  const transport = typeof transportFor === 'function' ? transportFor(store, clock) : transportFor;
  const metrics = createMetrics();
  const mail = { to: 'owner@company.test', from: 'website@company.test' };
  const faults: string[] = [];
  let isDown = false;
  const { step, abort } = createDelivery({
    outbox: disturb(store.outbox),
    destination: createMailDestination(transport, mail),
    owner: 'me',
    clock,
    log: silentLog,
    metrics: {
      ...metrics,
      attempted: (result) => faults.push(result),
      mailServerDown(isNowDown) {
        isDown = isNowDown;
        metrics.mailServerDown(isNowDown);
      },
    },
  });
  // Reading bounces is tested on a whole server, not here.
  const lists = { transport, mail: { ...mail, bounceAddress }, bounceKey: store.bounces.key, clock, log: silentLog };
  const digest = createDigest({ held: store.held, ...lists });
  return {
    clock,
    metrics,
    step,
    abort,
    /** The fault of each try, or `sent`. */
    faults,
    isDown: () => isDown,
    digest,
    /** A job that reminds the owner so long after a message. */
    createReminder: (afterMs: number, workingHours?: WorkingHours) =>
      createReminder({ answers: store.answers, ...lists, afterMs, workingHours }),
    log: silentLog,
    store,
    /** Adds a message; with a reason it is held. */
    async add(name: string, holdReason?: string) {
      const lead = await store.leads.add({
        ...(holdReason && {
          holdReasons: { plain: holdReason, spread: holdReason, busy: holdReason, both: holdReason },
        }),
        idemKey: name,
        fingerprint: name,
        textFingerprint: name,
        message: { ...goodFields, name, message: `From ${name}` },
      });
      if (lead.kind === 'too-many') throw new Error('nothing limits them here');
      return lead;
    },
    leads: async () => (await store.reader.list({ limit: 1000 })).reverse(),
    /** Steps until nothing is left to do now, or the breaker waits. */
    async runUntilIdle() {
      for (let steps = 0; steps < 5000; steps += 1) if ((await step()) > 0) return;
      throw new Error('never comes to rest');
    },
    async close(): Promise<void> {
      transport.close();
      await store.close();
    },
  };
}
