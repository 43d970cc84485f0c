import type { Clock } from '../clock.ts';
import { describeError } from '../log.ts';
import { createDelivery, type DeliveryOptions } from './delivery.ts';

export interface Mailer {
  /** Begins, or goes on after the store came back; called twice it runs once. */
  start(): void;
  /** A new message is there. */
  wake(): void;
  /** Finishes the message that is on the way, if it does so in time, and gives back the rest. */
  stop(): Promise<void>;
}

/** After a fault of the store. */
const storeWaitMs = 1000;
/** Without it, a due time that has just passed would be asked for in a busy loop. */
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

export function createMailer(options: DeliveryOptions): Mailer {
  const { outbox, transport, owner, clock, log } = options;
  const step = createDelivery(options);
  const pause = createPause(clock);
  let running: Promise<void> | undefined;
  let isStopping = false;

  async function stepSafely(): Promise<number> {
    try {
      return await step();
    } catch (error) {
      log.error({ evt: 'mailer-fault', error: describeError(error) });
      return storeWaitMs;
    }
  }

  async function run(): Promise<void> {
    await outbox.releaseOthers(owner).catch(() => {});
    while (!isStopping) {
      const waitMs = await stepSafely();
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
      const cancel = clock.after(finishMs, () => transport.close());
      await running;
      cancel();
      transport.close();
      await outbox.release(owner).catch(() => {});
    },
  };
}
