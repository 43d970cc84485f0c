import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageLog } from './page-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const openLog = () => {
  const writes: (readonly string[])[] = [];
  return { writes, log: createPageLog((lines) => void writes.push(lines)) };
};

it('writes the lines of a quarter of a second at once, each as JSON', () => {
  const { writes, log } = openLog();
  log.add('GET', 200, 1.26);
  log.add('HEAD', 304, 0);
  expect(writes).toEqual([]);
  vi.advanceTimersByTime(250);
  expect(writes).toHaveLength(1);
  expect(writes[0]?.map((line) => JSON.parse(line))).toEqual([
    { level: 'info', time: expect.any(String), evt: 'request', method: 'GET', route: '/*', status: 200, ms: 1.3 },
    { level: 'info', time: expect.any(String), evt: 'request', method: 'HEAD', route: '/*', status: 304, ms: 0 },
  ]);
  vi.advanceTimersByTime(10_000);
  expect(writes).toHaveLength(1);
});

it('does not wait when there are many, and writes what is left when it is told to', () => {
  const { writes, log } = openLog();
  for (let count = 0; count < 501; count += 1) log.add('GET', 200, 1);
  expect(writes.map(({ length }) => length)).toEqual([500]);
  log.flush();
  expect(writes.map(({ length }) => length)).toEqual([500, 1]);
  log.flush();
  expect(writes).toHaveLength(2);
});
