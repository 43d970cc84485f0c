import { memoryUsage } from 'node:process';
import { expect, it } from 'vitest';
import { FakeClock } from '../../tests/support/server/fake-clock.ts';
import { keepMemoryLow, releaseMemory } from './release-memory.ts';

it('returns unused memory, and leaves no function behind', () => {
  let held: unknown[] | undefined = Array.from({ length: 500_000 }, (_, at) => ({ at }));
  const before = memoryUsage().heapUsed;
  expect(held.length).toBe(500_000);
  held = undefined;
  releaseMemory();
  expect(memoryUsage().heapUsed).toBeLessThan(before - 10_000_000);
  expect('gc' in globalThis).toBe(false);
});

it('Memory of a crowd is returned, and its garbage, too', () => {
  const clock = new FakeClock();
  const megabyte = 1024 * 1024;
  let [held, live, releases] = [100, 20, 0];
  const release = () => {
    releases += 1;
    held = live;
  };
  keepMemoryLow(clock, release, () => held * megabyte);
  const look = (looks: number) => {
    for (let count = 0; count < looks; count += 1) clock.advance(5000);
    return releases;
  };
  held = 40;
  expect(look(10)).toBe(1);
  [held, live] = [70, 60];
  expect(look(1)).toBe(2);
  // Load is gone, but its memory is still held.
  live = 20;
  expect(look(3)).toBe(2);
  expect(look(1)).toBe(3);
  expect(look(10)).toBe(3);
});
