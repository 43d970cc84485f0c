import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFixtureSite } from '../../support/server/fixture-site.ts';
import { makeFolder } from '../../support/server/make-folder.ts';
import { spawnServer } from '../../support/server/server-process.ts';
import { startSmtpSink } from '../../support/server/smtp-sink.ts';
import { waitFor } from '../../support/server/wait-for.ts';
import { compareStore } from '../support/compare.ts';
import { createDisk } from '../support/ext4-disk.ts';
import { pause, startVisitors } from '../support/visitors.ts';

/** Messages between two cuts, even on a busy machine. */
const fewest = 4;

/**
 * Cuts the power of the store's disk while visitors write, with the server frozen so that nothing reaches the disk
 * afterwards, and compares promised and stored messages when it comes back.
 * @returns nothing if the machine does not permit loop mounts
 */
export async function runPowerCut(cuts: number) {
  const disk = createDisk();
  if (disk === undefined) return undefined;
  const folder = makeFolder();
  const siteDir = writeFixtureSite(folder);
  const sink = await startSmtpSink();
  const database = `sqlite:${join(disk.path, 'leads.db')}`;
  const env = { ...sink.env, DATABASE_URL: database };
  let server = spawnServer(siteDir, env);
  let address = '';
  let visitors: ReturnType<typeof startVisitors> | undefined;
  let failedStarts = 0;

  try {
    address = await server.ready();
    visitors = startVisitors({ address: () => address });
    const { receipts } = visitors;
    for (let cut = 1; cut <= cuts; cut += 1) {
      const before = receipts.length;
      await pause(randomInt(100, 700));
      await waitFor('messages to lose', () => receipts.length >= before + fewest, 60_000);
      server.kill('SIGSTOP');
      disk.cut();
      server.kill('SIGKILL');
      await server.exit;
      await disk.comeBack();
      server = spawnServer(siteDir, env);
      address = await server.ready();
      failedStarts += server.lines().filter(({ evt }) => evt === 'store-unavailable').length;
    }
    await visitors.leave();
    server.kill('SIGTERM');
    await server.exit;
    return { cuts, ...(await compareStore(database, receipts)), failedStarts };
  } finally {
    visitors?.end();
    server.kill('SIGKILL');
    await server.exit;
    await sink.close();
    disk.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
