import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../support/server/make-folder.ts';
import { startSmtpSink } from '../../support/server/smtp-sink.ts';
import { waitFor } from '../../support/server/wait-for.ts';
import { compareMails, compareStore } from '../support/compare.ts';
import { type Receipt, sendUntilAcknowledged } from '../support/visitors.ts';
import { hostAddress, startContainer, storeOf } from './container.ts';
import { Engine } from './engine.ts';
import { buildImage } from './images.ts';

const siteUrl = 'https://www.company.test';

/**
 * Builds and starts the image by the documentation, and sends messages through it: half of them are delivered, the
 * others are taken while the mail server is away and delivered by the next container.
 * @returns what this machine lacks, if it is not possible
 */
export async function runDeployContainer(messages: number) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'this needs root on Linux';
  const folder = makeFolder();
  let engine: Engine | undefined;
  try {
    engine = new Engine(folder);
    return await sendThrough(engine, folder, messages);
  } catch (error) {
    if (engine === undefined) return (error as Error).message;
    throw error;
  } finally {
    engine?.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sendThrough(engine: Engine, folder: string, messages: number) {
  const { image, base: _base, ...built } = buildImage(engine, folder, siteUrl);
  const sink = await startSmtpSink();
  const settings = join(folder, 'settings');
  const mail = { ...sink.env, SMTP_URL: `smtp://${hostAddress}:${sink.port}`, SMTP_TLS: 'off' };
  const lines = Object.entries({ ...mail, SITE_URL: siteUrl, RATE_LIMIT_PER_IP: '0' });
  writeFileSync(settings, lines.map(([name, value]) => `${name}=${value}\n`).join(''));

  const receipts: Receipt[] = [];
  async function write(url: string, count: number): Promise<void> {
    while (receipts.length < count) {
      const receipt = await sendUntilAcknowledged({ address: () => url }, () => false);
      if (receipt) receipts.push(receipt);
    }
  }

  const first = await startContainer(engine, image, settings);
  const found = first.inspect();
  const half = Math.ceil(messages / 2);
  await write(first.url, half);
  await waitFor('the mails of the first half', () => sink.received.length >= half, 60_000);
  await sink.close();
  await write(first.url, messages);
  const firstExit = first.stop();

  const again = await startSmtpSink({}, sink.port);
  const second = await startContainer(engine, image, settings);
  await waitFor('the mails of the second half', () => again.received.length >= messages - half, 120_000);
  const exits = [firstExit, second.stop()];
  await again.close();

  const database = storeOf(engine);
  return {
    ...built,
    ...found,
    secondsToReady: second.secondsToReady,
    whileAway: messages - half,
    ...(await compareStore(database, receipts)),
    ...(await compareMails(database, [...sink.received, ...again.received])),
    otherExits: exits.filter((code) => code !== 0).length,
  };
}
