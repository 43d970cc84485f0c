import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFixtureSite } from '../server/support/fixture-site.ts';
import { makeFolder } from '../server/support/make-folder.ts';
import { sendRequest } from '../server/support/send-request.ts';
import { spawnServer } from '../server/support/server-process.ts';
import { createFailingDisk } from './failing-disk.ts';
import { pause, writeUntilTaken } from './visitors.ts';

export interface SlowDiskFigures {
  /** Messages acknowledged. */
  acknowledged: number;
  /** Milliseconds that the middle one waited for its answer: the disk really was slow. */
  medianMessageMs: number;
  pages: number;
  pagesAnswered: number;
  medianPageMs: number;
  /** Milliseconds that the slowest hundredth of the pages took at least. */
  p99PageMs: number;
}

const posters = 8;
const readers = 4;

const at = (times: number[], share: number) => times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

/**
 * Visitors write and others look at pages for `ms` while every wait for the disk takes 100 ms longer.
 * @returns nothing where there is no C compiler, or no Linux
 */
export async function runSlowDisk(ms: number): Promise<SlowDiskFigures | undefined> {
  const disk = createFailingDisk();
  if (disk === undefined) return undefined;
  const folder = makeFolder();
  const server = spawnServer(writeFixtureSite(folder), {
    ...disk.env,
    DATABASE_URL: disk.database,
    SMTP_URL: `file:${join(folder, 'outbox')}`,
  });
  const messageTimes: number[] = [];
  const pageTimes: number[] = [];
  let pagesAnswered = 0;

  try {
    const url = await server.ready();
    await sendRequest(`${url}/about`);
    disk.slowDown();
    const end = performance.now() + ms;
    const isOver = () => performance.now() > end;

    async function keepWriting(): Promise<void> {
      while (!isOver()) {
        const start = performance.now();
        if (await writeUntilTaken(async () => url, isOver)) messageTimes.push(performance.now() - start);
      }
    }
    async function keepLooking(): Promise<void> {
      while (!isOver()) {
        const start = performance.now();
        const { status } = await sendRequest(`${url}/about`);
        pageTimes.push(performance.now() - start);
        if (status === 200) pagesAnswered += 1;
        await pause(5);
      }
    }
    await Promise.all([
      ...Array.from({ length: posters }, keepWriting),
      ...Array.from({ length: readers }, keepLooking),
    ]);
    return {
      acknowledged: messageTimes.length,
      medianMessageMs: Math.round(at(messageTimes, 0.5)),
      pages: pageTimes.length,
      pagesAnswered,
      medianPageMs: Math.round(at(pageTimes, 0.5)),
      p99PageMs: Math.round(at(pageTimes, 0.99)),
    };
  } finally {
    server.kill('SIGKILL');
    await server.exit;
    disk.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
