import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { goodFields } from '../../support/contact-message.ts';
import { sendRequest } from '../../support/server/send-request.ts';
import { startSite } from '../support/site.ts';
import { pause } from '../support/visitors.ts';
import type { AttackName, ConnectionCounts } from './attackers.ts';

export interface AttackOptions {
  name: AttackName;
  connections: number;
  seconds: number;
  /** Makes the server trust a proxy, so that no limit per address applies. */
  isBehindProxy?: boolean;
  /** Time for the server to give its memory back. */
  restSeconds?: number;
}

const pagePauseMs = 50;
const pagesPerMessage = 10;

/** Setting of a release's start script. */
const asReleased = { MALLOC_MMAP_THRESHOLD_: '32768' };

/** Size of a sample page. */
const pageBytes = 100_000;

/** Enlarges pages to the size of real ones, after the build. */
function enlargePages(siteDir: string): void {
  let seed = 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed.toString(36);
  };
  let words = '';
  while (words.length < pageBytes) words += `<p class="text">${next()} and so on</p>\n`;
  const page = `<!doctype html><html lang="en"><title>Page</title><main>${words}</main></html>`;
  for (const name of ['about/index.html', '404.html', '404-light.html']) {
    const path = join(siteDir, name);
    writeFileSync(path, page);
    writeFileSync(`${path}.br`, brotliCompressSync(page));
    writeFileSync(`${path}.gz`, gzipSync(page));
  }
}

/** MB, of Linux. `RSS` now, `HWM` at most since the start. */
function readMemory(pid: number, kind: 'RSS' | 'HWM'): number {
  const line = new RegExp(`Vm${kind}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1]) / 1000);
}

/** Attacks a server while a visitor asks for pages and writes messages, each on its own connection. */
export async function runAttack({ name, connections, seconds, isBehindProxy = true, restSeconds = 30 }: AttackOptions) {
  const site = await startSite({ ...asReleased, ...(isBehindProxy && { TRUST_PROXY: '127.0.0.1' }) }, enlargePages);
  const pid = site.server.child.pid as number;
  const figures = { connections, seconds, pages: 0, pagesAnswered: 0, messages: 0, messagesAcknowledged: 0 };
  let attack: ConnectionCounts = { came: 0, cut: 0 };
  const times: number[] = [];

  async function look(): Promise<void> {
    const start = performance.now();
    figures.pages += 1;
    const headers = { 'accept-encoding': 'br' };
    const status = await sendRequest(`${site.url}/about`, { headers }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) figures.pagesAnswered += 1;
    times.push(performance.now() - start);
  }

  async function write(): Promise<void> {
    const body = JSON.stringify({ ...goodFields, message: `message ${figures.messages}` });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' };
    figures.messages += 1;
    const sent = sendRequest(`${site.url}/api/mail`, { method: 'POST', headers, body });
    const status = await sent.then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 201) figures.messagesAcknowledged += 1;
  }

  let attackers: Worker | undefined;
  try {
    for (let page = 0; page < 20; page += 1) await look();
    await write();
    times.length = 0;
    const memoryBefore = readMemory(pid, 'RSS');
    attackers = new Worker(new URL('./attackers.ts', import.meta.url), {
      workerData: { name, connections, port: Number(new URL(site.url).port) },
    });
    attackers.on('message', (counts: ConnectionCounts) => {
      attack = counts;
    });
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      for (let page = 0; page < pagesPerMessage; page += 1) {
        await look();
        await pause(pagePauseMs);
      }
      await write();
    }
    await attackers.terminate();
    const memoryAtMost = readMemory(pid, 'HWM');
    await pause(restSeconds * 1000);
    times.sort((one, other) => one - other);
    const waitedBy = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
    return {
      ...figures,
      ...attack,
      memoryBefore,
      memoryAtMost,
      memoryAfter: readMemory(pid, 'RSS'),
      medianMs: waitedBy(0.5),
      p99Ms: waitedBy(0.99),
      longestMs: waitedBy(1 - 1 / times.length),
    };
  } finally {
    await attackers?.terminate();
    await site.dispose();
  }
}
