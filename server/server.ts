import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { basePathOf } from '../shared/site-url.ts';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config/config.ts';
import { exitCodes } from './exit-codes.ts';
import { inheritedSocket, listenOn, listenQuietly } from './http/network/listen.ts';
import { buildOpsServer } from './http/ops-server.ts';
import type { SiteFiles } from './http/static/site-files.ts';
import { listJobs } from './jobs/list-jobs.ts';
import { createScheduler } from './jobs/scheduler.ts';
import { describeError, type LogStream } from './log.ts';
import { createMailers } from './mail/create-mailers.ts';
import { openTokens } from './mail/login/open-tokens.ts';
import { createMetrics } from './ops/metrics.ts';
import { createNumbers } from './ops/numbers.ts';
import { createReadiness, listDetails, withTimeLimit } from './ops/readiness.ts';
import { createStore } from './store/open-store.ts';
import { createStoreConnection } from './store/reconnect.ts';

/** Longest time of a stop; then the process ends in any case. */
const stopLimitMs = 20_000;
/** The longest that visitors wait for the store at a start on a socket that is open already. */
const storeWaitMs = 5000;
/** Time to finish before connections are cut. */
const drainMs = 10_000;

/** Everything the process runs, wired together; nothing is started yet. */
export function createServer(config: Config, site: SiteFiles, logStream?: LogStream) {
  const clock = systemClock;
  const owner = randomUUID();
  const metrics = createMetrics();
  const store = createStore(config.database, {
    mode: 'serve',
    onLost(error) {
      app.log.error({ evt: 'store-lost', error: describeError(error) }, 'The store failed; it is opened again');
      connection.open();
    },
  });
  const numbers = config.stats === 'off' ? undefined : createNumbers(store.numbers, clock);
  const app = buildApp(config, {
    site,
    store,
    acts: store,
    clock,
    metrics,
    numbers,
    onStored: () => mailers.wake(),
    // Left for `leads check`; the log has it anyway.
    onUntrustedProxy: (address) => void store.notes.write('untrusted-proxy', address).catch(() => {}),
    ...(logStream && { logStream }),
  });
  const tokens = openTokens(config, store, clock);
  const mailers = createMailers({ config, store, clock, log: app.log, metrics, owner, tokens });
  const jobs = listJobs({
    config,
    store,
    clock,
    log: app.log,
    metrics,
    isReady: () => isReady(),
    onQueued: () => mailers.wake(),
    ownAddress: () => addressOf('127.0.0.1'),
    tokens,
    numbers,
  });
  const scheduler = createScheduler(jobs, clock, app.log);
  const assessCanary = withTimeLimit(() => store.canary.assess(config.mail.seesCanaries), clock);
  const isReady = createReadiness(store.probe, clock);
  const ops = buildOpsServer(metrics, isReady, listDetails(config, store, clock), [
    config.ops?.host.toLowerCase() ?? '',
    ...(config.ops?.names ?? []),
  ]);
  const connection = createStoreConnection({
    store,
    clock,
    log: app.log,
    onTaken() {
      app.log.fatal(
        { evt: 'store-taken' },
        'Another server is using this store, which belongs to one alone: stop it first, or use PostgreSQL for several.',
      );
      stop(exitCodes.cannotStart);
    },
    onOpen() {
      opened.resolve();
      app.log.info({ evt: 'store-open' }, 'Messages can be stored');
      scheduler.start();
      if (config.role !== 'api') mailers.start();
    },
  });

  const opened = Promise.withResolvers<void>();
  let stopping = false;

  async function writeNumbers(): Promise<void> {
    try {
      await numbers?.write();
    } catch (error) {
      app.log.warn({ evt: 'numbers-lost', error: describeError(error) });
    }
  }

  async function shutDown(code: number): Promise<void> {
    clock.after(drainMs, () => app.server.closeAllConnections());
    connection.stop();
    await Promise.allSettled([app.close(), ops.close(), scheduler.stop(), mailers.stop()]);
    await writeNumbers();
    await store.close();
    app.log.info({ evt: 'stopped' }, 'Stopped');
    process.exit(code);
  }

  if (config.webhook !== undefined) metrics.watchWebhook(withTimeLimit(store.webhook.count, clock));
  if (config.mail.bounceAddress !== undefined)
    metrics.watchBounces({
      messages: withTimeLimit(store.bounces.count, clock),
      lists: withTimeLimit(store.bounces.countLists, clock),
      behind: withTimeLimit(store.bounces.countBehind, clock),
    });
  if (config.mail.bounceMailbox !== undefined) metrics.watchMailbox(withTimeLimit(store.mailbox.assess, clock));
  if (config.database.kind === 'sqlite') metrics.watchDisk(dirname(config.database.path));
  metrics.watchReadiness(isReady);
  metrics.watchAnswers(withTimeLimit(store.answers.summarize, clock));
  metrics.watchStore(withTimeLimit(store.reader.summarize, clock), assessCanary);

  /** A second process on this machine finds the port taken: it works, but shows no metrics. */
  async function openOps(): Promise<void> {
    if (config.ops === undefined) return;
    try {
      await listenQuietly(ops, config.ops.port, config.ops.host);
    } catch (error) {
      const { code } = error as { code?: string };
      app.log.warn({ evt: 'ops-closed', port: config.ops.port, code }, 'The metrics cannot be shown');
    }
  }

  /** @param socket that is open already: clients wait in its queue for a store that opens, not for a broken one */
  async function listen(socket: number | undefined): Promise<void> {
    if (socket === undefined) return listenQuietly(app, config.port, config.host);
    connection.open();
    clock.after(storeWaitMs, opened.resolve);
    await opened.promise;
    await listenOn(app, socket);
  }

  /** Finishes running work and ends the process; a second call changes nothing. */
  function stop(code: number): void {
    if (stopping) return;
    stopping = true;
    app.log.info({ evt: 'stopping' }, 'Stopping');
    clock.after(stopLimitMs, () => process.exit(exitCodes.cannotStart));
    void shutDown(code);
  }

  /** @param everywhere stands for a host that means every address of the machine */
  function addressOf(everywhere: string): string {
    const { port } = app.server.address() as AddressInfo;
    const host = ['0.0.0.0', '::'].includes(config.host) ? everywhere : config.host;
    return `http://${host.includes(':') ? `[${host}]` : host}:${port}${basePathOf(config.siteUrl)}`;
  }

  return {
    /** Shows the pages, opens the store and delivers, according to the role of this process. */
    async start(): Promise<void> {
      const socket = inheritedSocket(process.env, process.pid);
      if (config.role !== 'mailer') {
        await listen(socket);
        const { port } = app.server.address() as AddressInfo;
        app.log.info({ evt: 'listening', port }, `The site is on ${addressOf('localhost')}`);
      }
      if (config.role !== 'api' && config.mail.transport.kind === 'file') {
        app.log.warn(
          { evt: 'nothing-is-mailed' },
          `Nothing is mailed: messages become files in ${config.mail.transport.folder}. Set SMTP_URL to have them sent.`,
        );
      }
      if (socket === undefined || config.role === 'mailer') connection.open();
      await openOps();
    },
    log: app.log,
    stop,
  };
}
