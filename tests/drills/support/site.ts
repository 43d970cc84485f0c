import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { writeFixtureSite } from '../../support/server/fixture-site.ts';
import { makeFolder } from '../../support/server/make-folder.ts';
import { sendRequest } from '../../support/server/send-request.ts';
import { spawnServer } from '../../support/server/server-process.ts';

/**
 * Starts a server of the drill's own; its store and mails go away with it.
 * @param env overrides its settings
 * @param prepare changes the pages in their folder before the start
 */
export async function startSite(env: Record<string, string> = {}, prepare: (siteDir: string) => void = () => {}) {
  const folder = makeFolder();
  const siteDir = writeFixtureSite(folder);
  prepare(siteDir);
  const opsPort = await freePort();
  const database = env.DATABASE_URL ?? `sqlite:${join(folder, 'leads.db')}`;
  const server = spawnServer(siteDir, {
    SMTP_URL: `file:${join(folder, 'outbox')}`,
    OPS_PORT: String(opsPort),
    ...env,
    DATABASE_URL: database,
  });
  async function dispose(): Promise<void> {
    server.kill('SIGKILL');
    await server.exit;
    rmSync(folder, { recursive: true, force: true });
  }
  const url = await server.ready().catch(async (error) => {
    await dispose();
    throw error;
  });
  return {
    server,
    url,
    database,
    isPageAnswered: async () => (await sendRequest(`${url}/about`)).status === 200,
    /** Reads one of the server's metrics. @throws if that is missing */
    async readMetric(name: string): Promise<number> {
      const { body } = await sendRequest(`http://127.0.0.1:${opsPort}/metrics`);
      const line = body.split('\n').find((each) => each.startsWith(`${name} `));
      if (line === undefined) throw new Error(`no metric ${name}`);
      return Number(line.slice(name.length + 1));
    },
    /** Ends the server as a supervisor does. @returns whether it ended otherwise than asked */
    async stop(): Promise<boolean> {
      server.kill('SIGTERM');
      return (await server.exit).code !== 0;
    },
    dispose,
  };
}
