import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SiteServer } from '../support/site-server.ts';

const idleMs = 10_000;
const rounds = 3;

async function measureOnce(): Promise<number> {
  const site = await SiteServer.start();
  try {
    await fetch(site.url);
    await new Promise((next) => setTimeout(next, idleMs));
    const [, kilobytes = ''] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1000;
  } finally {
    await site.dispose();
  }
}

/** Memory of the idle server, as a sentence. Linux only. */
export async function measureMemory(client: string): Promise<string> {
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measureOnce());
  const [least = 0, middle = 0, most = 0] = all.toSorted((one, other) => one - other);
  const files = globSync('**/*.*', { cwd: client }).map((file) => statSync(join(client, file)));
  const site = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1e6;
  return `Resident memory, ten seconds after a first page: ${middle.toFixed(0)} MB (${least.toFixed(0)} to ${most.toFixed(0)} in ${rounds} starts), the site with its compressed files being ${site.toFixed(1)} MB of it.`;
}
