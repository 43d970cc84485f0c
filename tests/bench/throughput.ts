import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { findPostgres } from '../support/machine/postgres.ts';
import { createDatabase, startCluster } from '../support/server/postgres.ts';
import { SiteServer } from '../support/site-server.ts';
import { measureMemory } from './memory.ts';
import { startNginx } from './nginx.ts';
import { measureOutbox } from './outbox.ts';
import { measurePostgresInserts, measureSqliteInserts } from './raw-inserts.ts';
import { type LoadResult, readPages, sendMessages } from './wrk.ts';

const rounds = 5;
const connections = 32;
const seconds = 3;
/** Equal to the server's (server/store/postgres/engine.ts). */
const databaseConnections = 10;
const barePort = 3997;
const nginxPort = 3998;
/** Words of a customer: spam is not mailed, and would cost less. */
const words = 'We need an app for our drivers, please call us back.';
const message = { name: 'Bench', email: 'bench@example.com', phone: '1', company: 'none', message: words };
/** Headers of one file or one connection, not of the site. */
const ownHeaders =
  /^(?:content-(?:type|length|encoding)|etag|date|connection|keep-alive|vary|transfer-encoding|last-modified)$/;

/** Two solutions of the same task, measured alternately. */
interface Pair {
  what: string;
  ours: () => Promise<LoadResult>;
  /** Per second. */
  reference: () => Promise<number>;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const sendTo = (site: SiteServer, paceMs?: number) =>
  sendMessages(`${site.url}/api/mail`, message, connections, seconds, paceMs);

const readPage = (url: string) => readPages(url, connections, seconds);
const readRate = async (url: string) => (await readPage(url)).perSecond;

async function untilAnswers(url: string): Promise<void> {
  const end = performance.now() + 10_000;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((next) => setTimeout(next, 50));
    }
  }
}

async function readHeaders(url: string): Promise<Record<string, string>> {
  const { headers } = await fetch(url);
  return Object.fromEntries([...headers].filter(([name]) => !ownHeaders.test(name)));
}

async function measurePair({ what, ours, reference }: Pair): Promise<string> {
  const results: { ratio: number; floor: number; perSecond: number; p99: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const floor = await reference();
    const { perSecond, p99 } = await ours();
    results.push({ ratio: perSecond / floor, floor, perSecond, p99 });
  }
  const of = (key: 'ratio' | 'floor' | 'perSecond' | 'p99') => median(results.map((result) => result[key]));
  const count = (value: number) => value.toLocaleString('en');
  return `| ${what} | ${of('ratio').toFixed(2)} | ${count(of('perSecond'))} | ${count(of('floor'))} | ${of('p99').toFixed(1)} |`;
}

async function measurePages(client: string, site: SiteServer): Promise<string[]> {
  const nginx = startNginx(client, nginxPort, await readHeaders(site.url));
  const bare = spawn('node', [
    resolve(import.meta.dirname, 'reference-server.ts'),
    resolve(client, 'index.html.br'),
    String(barePort),
  ]);
  const bareUrl = `http://127.0.0.1:${barePort}/`;
  const againstNginx = (page: string): Pair => ({
    what: `${page === '/' ? 'Home page' : page}, against nginx with one worker and the same brotli files`,
    ours: () => readPage(`${site.url}${page}`),
    reference: () => readRate(`http://127.0.0.1:${nginxPort}${page}`),
  });
  try {
    await untilAnswers(bareUrl);
    const rows = [
      await measurePair({
        what: 'Home page, against a bare `node:http` server with the same body',
        ours: () => readPage(`${site.url}/`),
        reference: () => readRate(bareUrl),
      }),
    ];
    if (nginx === undefined) {
      console.error(
        'NOT MEASURED: nginx (Debian: apt install nginx libnginx-mod-http-brotli-static) is not installed.',
      );
      return rows;
    }
    await untilAnswers(`http://127.0.0.1:${nginxPort}/`);
    for (const page of ['/', '/pricing']) rows.push(await measurePair(againstNginx(page)));
    return rows;
  } finally {
    bare.kill();
    await nginx?.stop();
  }
}

/** Uses a server of its own: the mails of its messages would slow down the next measurement. */
async function withSite<Result>(measure: (site: SiteServer) => Promise<Result>): Promise<Result> {
  const site = await SiteServer.start();
  try {
    return await measure(site);
  } finally {
    await site.dispose();
  }
}

const measureSqlite = (site: SiteServer) =>
  measurePair({
    what: 'Acknowledged messages on SQLite, against raw durable inserts on one thread',
    ours: () => sendTo(site),
    reference: () => site.whileStill(() => measureSqliteInserts(seconds)),
  });

async function measurePostgres(): Promise<string[]> {
  if (!findPostgres()) {
    console.error('NOT MEASURED: PostgreSQL is not installed.');
    return [];
  }
  const cluster = await startCluster();
  const onPostgres = await SiteServer.start({ DATABASE_URL: await createDatabase(cluster.url) });
  try {
    const row = await measurePair({
      what: `Acknowledged messages on PostgreSQL, against raw inserts through ${databaseConnections} connections`,
      ours: () => sendTo(onPostgres),
      reference: () => onPostgres.whileStill(() => measurePostgresInserts(cluster.url, databaseConnections, seconds)),
    });
    return [row];
  } finally {
    await onPostgres.dispose();
    await cluster.dispose();
  }
}

/**
 * Pages and messages per second, each beside a reference, as a Markdown table.
 * @throws if wrk is missing, or if a page or a message was not answered as it should be
 */
export async function measureThroughput(client: string): Promise<string> {
  const rows = [
    ...(await withSite((site) => measurePages(client, site))),
    await withSite(measureSqlite),
    ...(await measurePostgres()),
  ];
  return [
    '# Server throughput',
    '',
    `Made by \`npm run bench\`: medians of ${rounds} rounds; server, reference and load (wrk) on the same machine,`,
    `${connections} connections. A message counts when the answer says that it is stored.`,
    '',
    '| What | Ratio to the reference | Per second | Reference | p99 ms |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    await measureOutbox(sendTo, connections, seconds),
    ...(process.platform === 'linux' ? ['', await measureMemory(client)] : []),
    '',
  ].join('\n');
}
