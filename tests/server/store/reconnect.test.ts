import { expect, it } from 'vitest';
import { createStoreConnection } from '../../../server/store/reconnect.ts';
import { FakeClock } from '../../support/server/fake-clock.ts';
import { silentLog } from '../../support/server/timed-mailer.ts';

/** Lets everything happen that waits for no clock. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('A store that is lost as soon as it is open is opened anew with a pause', async () => {
  const clock = new FakeClock();
  let openings = 0;
  const connection = createStoreConnection({
    store: {
      async open() {
        openings += 1;
      },
    },
    clock,
    log: silentLog,
    onTaken() {},
    onOpen: () => openings < 1000 && connection.open(),
  });
  connection.open();
  for (let passed = 0; passed < 10_000; passed += 100) {
    await settle();
    clock.advance(100);
  }
  expect(openings).toBeGreaterThan(10);
  expect(openings).toBeLessThanOrEqual(21);
});

it('A store that opens after the reconnecting was stopped starts nothing', async () => {
  const opening = Promise.withResolvers<void>();
  let isStarted = false;
  const connection = createStoreConnection({
    store: { open: () => opening.promise },
    clock: new FakeClock(),
    log: silentLog,
    onTaken() {},
    onOpen() {
      isStarted = true;
    },
  });
  connection.open();
  connection.stop();
  opening.resolve();
  await settle();
  expect(isStarted).toBe(false);
});
