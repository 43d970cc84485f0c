import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFixtureSite } from '../../tests/server/support/fixture-site.ts';
import { makeFolder } from '../../tests/server/support/make-folder.ts';
import { spawnServer } from '../../tests/server/support/server-process.ts';
import { startSmtpSink } from '../../tests/server/support/smtp-sink.ts';
import { compareStore } from '../support/compare.ts';
import { createDisk } from '../support/ext4-disk.ts';
import { pause, startVisitors } from '../support/visitors.ts';

/**
 * Cuts the power of the store's disk while visitors write, with the server frozen so that nothing reaches the disk
 * afterwards, and compares what was promised with what is there when it comes back.
 * @returns nothing where the machine does not permit loop mounts
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
  let address = await server.ready();
  let failedStarts = 0;
  const visitors = startVisitors({ address: () => address });

  try {
    for (let cut = 1; cut <= cuts; cut += 1) {
      await pause(randomInt(100, 700));
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
    return { cuts, ...(await compareStore(database, visitors.receipts)), failedStarts };
  } finally {
    visitors.end();
    server.kill('SIGKILL');
    await server.exit;
    await sink.close();
    disk.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
