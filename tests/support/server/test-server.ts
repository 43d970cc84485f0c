import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { buildApp, type Services } from '../../../server/app.ts';
import { type Clock, systemClock } from '../../../server/clock.ts';
import { type Environment, parseConfig } from '../../../server/config/config.ts';
import { listenQuietly } from '../../../server/http/network/listen.ts';
import { loadSite } from '../../../server/http/static/site-files.ts';
import { createMailers } from '../../../server/mail/create-mailers.ts';
import { openTokens } from '../../../server/mail/login/open-tokens.ts';
import { createMetrics } from '../../../server/ops/metrics.ts';
import { createNumbers } from '../../../server/ops/numbers.ts';
import { createStore } from '../../../server/store/open-store.ts';
import type { LeadRow } from '../../../server/store/tables.ts';
import { newDatabase } from './databases.ts';
import { writeFixtureSite } from './fixture-site.ts';
import { makeFolder } from './make-folder.ts';
import { type Answer, type RequestParts, sendRequest } from './send-request.ts';

export interface TestServerOptions {
  env?: Environment;
  /** Delivers stored messages to SMTP_URL as well. */
  delivers?: boolean;
  isStoreOpen?: boolean;
  withoutFiles?: readonly string[];
  /** Bytes of the site kept in memory. */
  room?: number;
  store?: Services['store'];
  clock?: Clock;
}

/** Starts the real app over HTTP, with its own store and site. */
export async function startTestServer(options: TestServerOptions = {}) {
  const folder = makeFolder();
  const siteDir = writeFixtureSite(folder, options.withoutFiles);
  const databaseUrl = options.env?.DATABASE_URL ?? (await newDatabase(folder));
  const config = parseConfig(
    {
      HOST: '127.0.0.1',
      PORT: '0',
      SMTP_URL: `file:${join(folder, 'outbox')}`,
      RATE_LIMIT_PER_IP: '0',
      ...options.env,
      DATABASE_URL: databaseUrl,
    },
    siteDir,
  );
  const logLines: string[] = [];
  const store = createStore(config.database, { mode: 'serve' });
  const clock = options.clock ?? systemClock;
  const metrics = createMetrics();
  const numbers = config.stats === 'off' ? undefined : createNumbers(store.numbers, clock);
  let wake = () => {};
  const app = buildApp(config, {
    site: loadSite(config.siteDir, options.room),
    store: options.store ?? store,
    acts: store,
    clock,
    metrics,
    numbers,
    onStored: () => wake(),
    logStream: { write: (line) => void logLines.push(line) },
  });
  const tokens = openTokens(config, store, clock);
  const mailer = createMailers({ config, store, clock, log: app.log, metrics, owner: 'test', tokens });
  wake = () => mailer.wake();
  if (options.isStoreOpen !== false) await store.open();
  if (options.delivers) mailer.start();
  await listenQuietly(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const ask = (path: string, asked?: RequestParts): Promise<Answer> => sendRequest(url + path, asked);
  return {
    url,
    folder,
    config,
    databaseUrl,
    store,
    metrics,
    numbers,
    app,
    logLines,
    ask,
    postJson: (fields: unknown, headers: Record<string, string> = {}) =>
      ask('/api/mail', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(fields),
      }),
    postForm: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      ask('/api/mail', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    leads: (): Promise<LeadRow[]> => store.reader.list({ limit: 10_000 }),
    async close(): Promise<void> {
      await app.close();
      await mailer.stop();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** Starts the server for one test. */
export async function openServer(options?: TestServerOptions): Promise<TestServer> {
  const server = await startTestServer(options);
  onTestFinished(server.close);
  return server;
}
