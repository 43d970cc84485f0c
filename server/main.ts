import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { ConfigError, parseConfig } from './config.ts';
import { exitCodes } from './exit-codes.ts';
import { listenQuietly } from './http/listen.ts';
import { emptySite, loadSite } from './http/site-files.ts';
import { describeError } from './log.ts';
import { createServer } from './server.ts';

/** For what has to be said before there is a log, in words for whoever typed the command. */
function refuse(code: number, ...lines: string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(code);
}

function explain<T>(code: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ConfigError)
      refuse(code, 'The server cannot start:', ...error.faults.map((fault) => `- ${fault}`));
    refuse(code, error instanceof Error ? error.message : String(error));
  }
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<void> {
  try {
    await listenQuietly(app, port, host);
  } catch (error) {
    const { code } = error as { code?: string };
    const reason =
      code === 'EADDRINUSE' ? `port ${port} is taken; choose another with PORT=…` : `${code} on ${host}:${port}`;
    refuse(exitCodes.cannotStart, `The server cannot listen: ${reason}`);
  }
}

const { values } = explain(exitCodes.configuration, () =>
  parseArgs({ options: { 'site-dir': { type: 'string' }, 'without-pages': { type: 'boolean', default: false } } }),
);
const config = explain(exitCodes.configuration, () => parseConfig(process.env, values['site-dir']));
const site = values['without-pages'] ? emptySite : explain(exitCodes.cannotStart, () => loadSite(config.siteDir));
const server = createServer(config, site, process.stdout.isTTY);
const { app } = server;

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.stop(0));
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    app.log.fatal({ evt: 'unexpected', error: describeError(error) });
    server.stop(exitCodes.unexpected);
  });
}

await listen(app, config.port, config.host);
server.start();
