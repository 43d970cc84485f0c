import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { writeFixtureSite } from '../../support/server/fixture-site.ts';
import { makeFolder } from '../../support/server/make-folder.ts';
import { waitFor } from '../../support/server/wait-for.ts';
import { startServers } from '../kill/servers.ts';
import { compareMailed, compareStore, countDamages, waitWhileDelivering } from '../support/compare.ts';
import type { FailingDisk } from '../support/failing-disk.ts';
import { pause, startVisitors } from '../support/visitors.ts';
import { startUnreliableMailServer } from './mail-troubles.ts';

/** Lives for each with a failing disk. */
const diskFailsEvery = 10;
const longestFaultMs = 300;
const lifeDeadlineMs = 120_000;

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

/**
 * Starts one server on SQLite many times: SIGKILL ends each run when its share of the messages was acknowledged; the
 * mail server refuses in half of them, the disk fails in a tenth, and half of those are killed meanwhile.
 * @param messages that are acknowledged at least, over all lives
 */
export async function runEndurance(disk: FailingDisk, kills: number, messages: number) {
  const folder = makeFolder();
  const { database } = disk;
  const mails = await startUnreliableMailServer();
  const env = { ...mails.env, ...disk.env, DATABASE_URL: database, LOG_LEVEL: 'info' };
  const servers = startServers(1, writeFixtureSite(folder), env);
  const memory: number[] = [];
  const figures = { refused: 0, diskFaults: 0 };
  let visitors: ReturnType<typeof startVisitors> | undefined;

  async function failDisk(round: number): Promise<void> {
    figures.diskFaults += 1;
    disk.fail(round);
    await pause(randomInt(20, longestFaultMs));
    // Other rounds mend it after the server's end.
    if (round % 2 === 0) disk.mend();
  }

  try {
    await servers.ready();
    const onAnswer = (status: number) => {
      if (status === 503) figures.refused += 1;
    };
    visitors = startVisitors({ address: servers.anyAddress, onAnswer }, 2);
    const { receipts } = visitors;
    for (let life = 1; life <= kills; life += 1) {
      mails.change(life);
      const share = Math.ceil((messages * life) / kills);
      await waitFor(`message ${share}`, () => receipts.length >= share, lifeDeadlineMs);
      if (life % diskFailsEvery === 0) await failDisk(life / diskFailsEvery);
      memory.push(await servers.residentMb());
      await servers.killOne(disk.mend);
    }
    mails.change();
    await visitors.leave();
    await waitWhileDelivering(database);
    memory.push(await servers.residentMb());
    const unexpectedExits = await servers.stop();
    const tenth = Math.ceil(kills / 10);
    return {
      kills,
      ...figures,
      ...(await compareStore(database, receipts)),
      ...(await compareMailed(database, mails.mailed)),
      damages: await countDamages(database),
      unexpectedExits,
      memoryAtFirst: Math.round(average(memory.slice(0, tenth))),
      memoryAtLast: Math.round(average(memory.slice(-tenth))),
      memoryAtMost: Math.round(Math.max(...memory)),
    };
  } finally {
    visitors?.end();
    disk.mend();
    await servers.abandon();
    await mails.close();
    await disk.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
