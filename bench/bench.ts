/**
 * `npm run bench`: measures the built site and the server, each beside a reference in the same run, because this may be a
 * slow or a busy machine: the ratios mean something, the absolute figures little. Writes bench/results/.
 */
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { weighPages } from '../scripts/page-weight.ts';
import { SiteServer } from '../tests/browser/site-server.ts';
import type { LoadJob, LoadResult } from './load.ts';
import { measureRawInserts } from './raw-inserts.ts';

const root = resolve(import.meta.dirname, '..');
const results = resolve(import.meta.dirname, 'results');
const client = resolve(root, 'build/client');
const rounds = 3;
const referencePort = 3997;
const message = { name: 'Bench', email: 'bench@example.com', phone: '1', company: 'none', message: 'Durable?' };

const run = promisify(execFile);
async function load(job: LoadJob): Promise<LoadResult> {
  const { stdout } = await run('node', [resolve(import.meta.dirname, 'load.ts'), JSON.stringify(job)]);
  return JSON.parse(stdout) as LoadResult;
}

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

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function weightTable(): string {
  const kb = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows = weighPages(client).map(
    ({ page, document, fonts, pictures, scriptBefore, scriptAfter, scriptOwn }) =>
      `| ${page} | ${[document, fonts, pictures, scriptBefore, scriptAfter, scriptOwn].map(kb).join(' | ')} |`,
  );
  return [
    '# Weight of the pages',
    '',
    'Made by `npm run bench`. Kilobytes (1000 bytes) as they travel, brotli where it helps. "Before" is what loads at once;',
    '"after" comes at the first sign of use, when this is the first page; "own" is what it adds after another page.',
    '',
    '| Page | Document and styles | Fonts | Pictures | Script before | Script after | Script own |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

async function serverTable(): Promise<string> {
  const site = await SiteServer.start();
  const reference = spawn('node', [
    resolve(import.meta.dirname, 'reference-server.ts'),
    resolve(client, 'index.html.br'),
    String(referencePort),
  ]);
  const pages: { ratio: number; perSecond: number; p99: number }[] = [];
  const posts: { ratio: number; perSecond: number; p99: number; refused: number }[] = [];
  await untilAnswers(`http://127.0.0.1:${referencePort}/`);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const floor = await load({ url: `http://127.0.0.1:${referencePort}/`, connections: 32, seconds: 3 });
      const page = await load({ url: `${site.url}/`, connections: 32, seconds: 3 });
      pages.push({ ratio: page.perSecond / floor.perSecond, perSecond: page.perSecond, p99: page.p99 });
      const inserts = measureRawInserts(2);
      const post = await load({ url: `${site.url}/api/mail`, connections: 32, seconds: 3, message });
      posts.push({ ratio: post.perSecond / inserts, ...post });
    }
  } finally {
    reference.kill();
    await site.dispose();
  }
  const row = (name: string, list: { ratio: number; perSecond: number; p99: number }[]) =>
    `| ${name} | ${median(list.map((x) => x.ratio)).toFixed(2)} | ${median(list.map((x) => x.perSecond))} | ${median(list.map((x) => x.p99))} |`;
  return [
    '# Server throughput',
    '',
    `Made by \`npm run bench\`: medians of ${rounds} rounds, server, reference and load on the same machine, 32 connections.`,
    '',
    '| What | Ratio to the reference | Per second | p99 ms |',
    '| --- | --- | --- | --- |',
    row('Home page, against a bare `node:http` server with the same body', pages),
    row('Acknowledged messages, against raw durable inserts on one thread', posts),
    '',
    `Messages refused under this load: ${posts.reduce((sum, { refused }) => sum + refused, 0)}.`,
    '',
  ].join('\n');
}

mkdirSync(results, { recursive: true });
for (const [name, table] of [
  ['pages', weightTable()],
  ['server', await serverTable()],
] as const) {
  writeFileSync(resolve(results, `${name}.md`), table);
  console.log(`${table}\nWritten to bench/results/${name}.md\n`);
}
