import { createFailingDisk } from '../support/failing-disk.ts';
import { startSite } from '../support/site.ts';
import { pause, sendUntilAcknowledged } from '../support/visitors.ts';

const posters = 8;
const readers = 4;

const at = (times: number[], share: number) =>
  Math.round(times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0);

/**
 * Visitors write and others look at pages for `ms` while every wait for the disk takes 100 ms longer.
 * @returns undefined without a C compiler or Linux
 */
export async function runSlowDisk(ms: number) {
  const disk = createFailingDisk();
  if (disk === undefined) return undefined;
  const site = await startSite({ ...disk.env, DATABASE_URL: disk.database });
  const messageTimes: number[] = [];
  const pageTimes: number[] = [];
  let pagesAnswered = 0;

  try {
    await site.isPageAnswered();
    disk.slowDown();
    const end = performance.now() + ms;
    const isOver = () => performance.now() > end;

    async function keepWriting(): Promise<void> {
      while (!isOver()) {
        const start = performance.now();
        if (await sendUntilAcknowledged({ address: () => site.url }, isOver))
          messageTimes.push(performance.now() - start);
      }
    }
    async function keepLooking(): Promise<void> {
      while (!isOver()) {
        const start = performance.now();
        if (await site.isPageAnswered()) pagesAnswered += 1;
        pageTimes.push(performance.now() - start);
        await pause(5);
      }
    }
    await Promise.all([
      ...Array.from({ length: posters }, keepWriting),
      ...Array.from({ length: readers }, keepLooking),
    ]);
    return {
      seconds: ms / 1000,
      acknowledged: messageTimes.length,
      medianMessageMs: at(messageTimes, 0.5),
      pages: pageTimes.length,
      pagesAnswered,
      medianPageMs: at(pageTimes, 0.5),
      p99PageMs: at(pageTimes, 0.99),
    };
  } finally {
    await site.dispose();
    disk.dispose();
  }
}
