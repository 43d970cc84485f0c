import type { Clock } from '../clock.ts';
import { describeError } from '../log.ts';
import { createDelivery, type DeliveryOptions } from './delivery.ts';

export interface Mailer {
  /** Begins, or continues after the store came back; a second call has no effect. */
  start(): void;
  /** Reports a new message. */
  wake(): void;
  /** Finishes the present message, if possible in time, and gives back the rest. */
  stop(): Promise<void>;
}

/** Wait after a store fault. */
const storeWaitMs = 1000;
/** Prevents a busy loop of queries for a due time that has just passed. */
const shortestWaitMs = 20;
const finishMs = 8000;

/** A wait that can be cut short. */
function createPause(clock: Clock) {
  let end = () => {};
  let isRung = false;
  return {
    async wait(ms: number): Promise<void> {
      if (!isRung) {
        const over = Promise.withResolvers<void>();
        const cancel = clock.after(ms, over.resolve);
        end = over.resolve;
        await over.promise;
        cancel();
      }
      isRung = false;
    },
    ring(): void {
      isRung = true;
      end();
    },
  };
}

export interface MailerOptions extends DeliveryOptions {
  /** Runs once before the first message; retried until it succeeds. */
  begin?: () => Promise<void>;
}

export function createMailer(options: MailerOptions): Mailer {
  const { outbox, destination, owner, clock, log, begin = async () => {} } = options;
  const { step, giveBack, abort } = createDelivery(options);
  const pause = createPause(clock);
  let running: Promise<void> | undefined;
  let isStopping = false;

  async function stepSafely(work: () => Promise<number>): Promise<number> {
    try {
      return await work();
    } catch (error) {
      log.error({ evt: 'mailer-fault', error: describeError(error) });
      return storeWaitMs;
    }
  }

  async function run(): Promise<void> {
    await outbox.releaseOthers(owner).catch(() => {});
    let hasBegun = false;
    while (!isStopping) {
      const waitMs = await stepSafely(async () => {
        if (!hasBegun) await begin();
        hasBegun = true;
        return await step();
      });
      if (waitMs > 0 && !isStopping) await pause.wait(Math.max(shortestWaitMs, waitMs));
    }
  }

  return {
    start() {
      running ??= run();
    },
    wake: () => pause.ring(),
    async stop() {
      isStopping = true;
      pause.ring();
      const cancel = clock.after(finishMs, abort);
      await running;
      cancel();
      destination.close();
      await giveBack().catch(() => {});
      await outbox.release(owner).catch(() => {});
    },
  };
}
