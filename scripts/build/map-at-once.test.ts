import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { mapAtOnce } from './map-at-once.ts';

it('results are in the order of the items, also when a later one is there first', async () => {
  const act = async (turns: number) => {
    for (let turn = 0; turn < turns; turn++) await setImmediate();
    return turns;
  };
  expect(await mapAtOnce([3, 1, 0, 2, 0, 1], act)).toEqual([3, 1, 0, 2, 0, 1]);
});

it('after a fault nothing further is begun', async () => {
  const begun: number[] = [];
  const act = async (item: number) => {
    begun.push(item);
    await setImmediate();
    if (item === 2) throw new Error('Fault');
  };
  const items = Array.from({ length: 50 }, (_, index) => index);
  await expect(mapAtOnce(items, act)).rejects.toThrow('Fault');
  for (let turn = 0; turn < 50; turn++) await setImmediate();
  expect(begun.length).toBeLessThan(10);
});
