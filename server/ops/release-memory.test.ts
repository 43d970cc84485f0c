import { memoryUsage } from 'node:process';
import { expect, it } from 'vitest';
import { releaseMemory } from './release-memory.ts';

it('gives back what nothing holds any more, and leaves no way to do so behind', () => {
  let held: unknown[] | undefined = Array.from({ length: 500_000 }, (_, at) => ({ at }));
  const before = memoryUsage().heapUsed;
  expect(held.length).toBe(500_000);
  held = undefined;
  releaseMemory();
  expect(memoryUsage().heapUsed).toBeLessThan(before - 10_000_000);
  expect('gc' in globalThis).toBe(false);
});
