import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { spawnServer } from '../../support/server/server-process.ts';

/** The site's servers: killed one at a time, and started again on a free port. */
export function startServers(count: number, siteDir: string, env: Record<string, string>) {
  let unexpectedExits = 0;
  const launch = async () => {
    const server = spawnServer(siteDir, env);
    return { server, address: await server.ready() };
  };
  const slots = Array.from({ length: count }, launch);
  return {
    ready: () => Promise.all(slots),
    anyAddress: async () => (await slots[randomInt(count)])?.address ?? '',
    /** Memory of the largest, by Linux. */
    async residentMb(): Promise<number> {
      const sizes = (await Promise.all(slots)).map(({ server }) => {
        if (server.child.exitCode !== null) throw new Error(`The server has ended:\n${server.tail()}`);
        const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
        return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
      });
      return Math.max(...sizes);
    },
    /** @param whenDead is called before the restart */
    async killOne(whenDead = () => {}): Promise<void> {
      const index = randomInt(count);
      const slot = await slots[index];
      slot?.server.kill('SIGKILL');
      if ((await slot?.server.exit)?.signal !== 'SIGKILL') unexpectedExits += 1;
      whenDead();
      slots[index] = launch();
      await slots[index];
    },
    /** @returns how many ended at some time without being asked to */
    async stop(): Promise<number> {
      for (const { server } of await Promise.all(slots)) {
        server.kill('SIGTERM');
        if ((await server.exit).code !== 0) unexpectedExits += 1;
      }
      return unexpectedExits;
    },
    async abandon(): Promise<void> {
      for (const slot of await Promise.allSettled(slots))
        if (slot.status === 'fulfilled') slot.value.server.kill('SIGKILL');
    },
  };
}
