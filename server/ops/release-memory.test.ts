import { memoryUsage } from 'node:process';
import { expect, it } from 'vitest';
import { FakeClock } from '../../tests/server/support/fake-clock.ts';
import { keepMemoryLow, releaseMemory } from './release-memory.ts';

it('gives back what nothing holds any more, and leaves no way to do so behind', () => {
  let held: unknown[] | undefined = Array.from({ length: 500_000 }, (_, at) => ({ at }));
  const before = memoryUsage().heapUsed;
  expect(held.length).toBe(500_000);
  held = undefined;
  releaseMemory();
  expect(memoryUsage().heapUsed).toBeLessThan(before - 10_000_000);
  expect('gc' in globalThis).toBe(false);
});

it('What a crowd left is given back once, and a little more is not looked at', () => {
  const clock = new FakeClock();
  const megabyte = 1024 * 1024;
  let [held, left, releases] = [100, 20, 0];
  keepMemoryLow(
    clock,
    () => {
      releases += 1;
      held = left;
    },
    () => held * megabyte,
  );
  expect(releases).toBe(1);
  for (const now of [50, 90, 90]) {
    held = now;
    left = 60;
    clock.advance(5000);
  }
  // From 60 on the next 40 megabytes are usual.
  expect(releases).toBe(2);
});
