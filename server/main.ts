import { parseArgs } from 'node:util';
import { systemClock } from './clock.ts';
import { ConfigError, parseConfig } from './config/config.ts';
import { findMisspelt } from './config/misspelt.ts';
import { exitCodes } from './exit-codes.ts';
import { emptySite, isBuiltFor, loadSite } from './http/static/site-files.ts';
import { describeError, type LogStream } from './log.ts';
import { keepMemoryLow } from './ops/release-memory.ts';
import { createServer } from './server.ts';

/** Ends with words for the terminal, before there is a log. */
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

async function start(): Promise<void> {
  try {
    await server.start();
  } catch (error) {
    const { code } = error as { code?: string };
    const { port, host } = config;
    const reason =
      code === 'EADDRINUSE' ? `port ${port} is taken; choose another with PORT=…` : `${code} on ${host}:${port}`;
    refuse(exitCodes.cannotStart, `The server cannot listen: ${reason}`);
  }
}

/** Log for a terminal, loaded only there, since it takes memory. */
async function openReadableLog(): Promise<LogStream | undefined> {
  // A release has no packages beside it.
  const { default: pretty } = await import('pino-pretty').catch(() => ({ default: undefined }));
  if (pretty === undefined) return undefined;
  return pretty({ ignore: 'reqId,evt', singleLine: true, translateTime: 'SYS:HH:MM:ss' }) as LogStream;
}

const { values } = explain(exitCodes.configuration, () =>
  parseArgs({
    options: {
      'site-dir': { type: 'string' },
      'without-pages': { type: 'boolean', default: false },
      /** Whether settings and pages fit together, and nothing more. */
      check: { type: 'boolean', default: false },
    },
  }),
);
for (const line of findMisspelt(process.env)) process.stderr.write(`${line}\n`);
const config = explain(exitCodes.configuration, () => parseConfig(process.env, values['site-dir']));
const hasPages = config.role !== 'mailer' && !values['without-pages'];
const site = hasPages ? explain(exitCodes.cannotStart, () => loadSite(config.siteDir)) : emptySite;
if (!isBuiltFor(site, config.siteUrl)) {
  const { builtFor } = site;
  refuse(
    exitCodes.cannotStart,
    `The pages were built for ${builtFor}, and SITE_URL is ${config.siteUrl}: run npm start or npm run build with this SITE_URL.`,
  );
}
if (site.stats !== undefined && site.stats !== config.stats)
  refuse(
    exitCodes.cannotStart,
    `The pages were built with STATS=${site.stats}, which their privacy page describes, and STATS is ${config.stats}: run npm start or npm run build with this STATS.`,
  );
if (values.check) process.exit(0);
const server = createServer(config, site, process.stdout.isTTY ? await openReadableLog() : undefined);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.stop(0));
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    server.log.fatal({ evt: 'unexpected', error: describeError(error) });
    server.stop(exitCodes.unexpected);
  });
}

await start();
keepMemoryLow(systemClock);
