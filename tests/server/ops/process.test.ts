import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { goodFields } from '../../support/contact-message.ts';
import { runSql } from '../../support/server/databases.ts';
import { writeFixtureSite } from '../../support/server/fixture-site.ts';
import { sendRequest } from '../../support/server/send-request.ts';
import { spawnServer } from '../../support/server/server-process.ts';
import { makeTestFolder } from '../../support/server/temporary-folder.ts';
import { waitFor } from '../../support/server/wait-for.ts';

function start(env: Record<string, string> = {}, builtFor?: string) {
  const folder = makeTestFolder();
  const siteDir = writeFixtureSite(folder);
  if (builtFor !== undefined) writeFileSync(join(folder, 'site.json'), JSON.stringify({ siteUrl: builtFor }));
  const database = join(folder, 'data', 'leads.db');
  const settings = { DATABASE_URL: `sqlite:${database}`, SMTP_URL: `file:${join(folder, 'outbox')}`, ...env };
  const server = spawnServer(siteDir, settings);
  onTestFinished(() => void server.kill('SIGKILL'));
  return { ...server, folder, siteDir, database, settings };
}

const post = (url: string, name = goodFields.name) =>
  sendRequest(`${url}/api/mail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Repeated words would be held.
    body: JSON.stringify({ ...goodFields, name, message: `${goodFields.message} ${name}` }),
  });

describe('The server', () => {
  it('prints its address and that nothing is mailed, and writes messages to files', async () => {
    const server = start();
    const url = await server.ready();
    expect((await server.line('listening')).msg).toBe(`The site is on ${url}`);
    expect((await server.line('nothing-is-mailed')).msg).toContain('Nothing is mailed');
    expect((await post(url)).status).toBe(201);
    const outbox = join(server.folder, 'outbox');
    const file = await waitFor(
      'the file',
      () => readdirSync(server.folder).includes('outbox') && readdirSync(outbox).find((name) => name.endsWith('.eml')),
    );
    expect(readFileSync(join(outbox, file), 'utf8')).toContain('can you make it faster?');
    expect(statSync(server.database).mode & 0o077).toBe(0);
    expect(statSync(join(outbox, file)).mode & 0o077).toBe(0);
  });

  it('shows pages that were built for another port of the same machine', async () => {
    const server = start({ SITE_URL: 'http://localhost:4321' }, 'http://localhost:3000');
    expect((await sendRequest(`${await server.ready()}/about`)).status).toBe(200);
  });

  it('stopped twice ends once, with code 0, and leaves a clean store', async () => {
    const server = start();
    await post(await server.ready());
    server.kill('SIGTERM');
    server.kill('SIGINT');
    expect(await server.exit).toEqual({ code: 0, signal: null });
    expect(server.lines().filter(({ evt }) => evt === 'stopping')).toHaveLength(1);
    expect(readdirSync(join(server.folder, 'data'))).toEqual(['leads.db']);
  });

  it('on a stop stores the counts of visits', async () => {
    const server = start({ STATS: 'on' });
    await sendRequest(`${await server.ready()}/about`, {
      headers: { 'user-agent': 'Mozilla/5.0 (X11) Gecko Firefox/132' },
    });
    server.kill('SIGTERM');
    await server.exit;
    const counted = await runSql(server.settings.DATABASE_URL, "SELECT name, n FROM numbers WHERE kind = 'page'");
    expect(counted).toEqual([{ name: '/about', n: 1 }]);
  });

  it('on a stop answers the messages that are being sent', async () => {
    const server = start();
    const url = await server.ready();
    const posts = Promise.allSettled(Array.from({ length: 50 }, (_, index) => post(url, `Visitor ${index}`)));
    await server.line('request');
    server.kill('SIGTERM');
    const answers = (await posts).flatMap((result) => (result.status === 'fulfilled' ? [result.value.status] : []));
    expect(answers.every((status) => status === 201)).toBe(true);
    expect(answers.length).toBeGreaterThan(0);
    expect((await server.exit).code).toBe(0);
  });

  it('serves pages while the store cannot be opened, and takes messages as soon as it can', async () => {
    const folder = makeTestFolder();
    const blocked = join(folder, 'blocked');
    writeFileSync(blocked, 'a file where a folder has to be');
    const server = start({ DATABASE_URL: `sqlite:${join(blocked, 'leads.db')}` });
    const { port } = await server.line('listening');
    const url = `http://127.0.0.1:${port}`;
    await server.line('store-unavailable');
    expect((await sendRequest(`${url}/about`)).status).toBe(200);
    expect((await sendRequest(`${url}/readyz`)).status).toBe(503);
    expect((await post(url)).status).toBe(503);
    rmSync(blocked);
    mkdirSync(blocked);
    await server.line('store-open', 20_000);
    expect((await post(url)).status).toBe(201);
  });
});

describe('The server does not start', () => {
  it('on a port that is taken, and says so in one line', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const server = start({ PORT: String(port) });
    expect((await server.exit).code).toBe(1);
    expect(server.errors()).toBe(`The server cannot listen: port ${port} is taken; choose another with PORT=…\n`);
  });

  it('without built pages, and says what to run', async () => {
    const server = spawnServer(makeTestFolder(), {});
    expect((await server.exit).code).toBe(1);
    expect(server.errors()).toMatch(/^There are no built pages in .*: run npm start or npm run build\.\n$/);
  });

  it('with pages that say something else of its counts, and says what to run', async () => {
    const server = start({ STATS: 'on' }, 'http://localhost:3000');
    expect((await server.exit).code).toBe(1);
    expect(server.errors()).toContain('built with STATS=off');
    expect(server.errors()).toContain('npm run build');
  });

  it('with pages that were built for another address, and says what to run', async () => {
    const settings = { SITE_URL: 'https://www.company.test', MAIL_TO: 'o@company.test', MAIL_FROM: 'w@company.test' };
    const server = start(settings, 'http://localhost:3000');
    expect((await server.exit).code).toBe(1);
    expect(server.errors()).toContain('built for http://localhost:3000, and SITE_URL is https://www.company.test');
    expect(server.errors()).toContain('npm run build');
  });

  it('with wrong settings, and names them all without their secrets', async () => {
    const server = start({ PORT: 'x', SMTP_URL: 'smtp://me:pass-word@mail.test', LOG_LEVEL: 'loud' });
    expect((await server.exit).code).toBe(78);
    for (const name of ['PORT', 'LOG_LEVEL', 'MAIL_TO', 'MAIL_FROM']) expect(server.errors()).toContain(`- ${name} `);
    expect(server.errors()).not.toContain('pass-word');
  });
});

it('A store that turns out to be damaged acknowledges nothing more, while pages are served', async () => {
  const before = start();
  expect((await post(await before.ready())).status).toBe(201);
  before.kill('SIGTERM');
  await before.exit;
  // Damages all but the first page, which identifies the file: damage is met after opening.
  writeFileSync(before.database, readFileSync(before.database).fill(0xab, 4096));
  const server = start({ DATABASE_URL: before.settings.DATABASE_URL });
  const url = await server.ready();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => post(url, `Late ${index}`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect((await server.line('store-lost')).error).toMatchObject({ fault: 'broken' });
  expect((await server.line('store-unavailable')).error).toMatchObject({ fault: 'broken' });
  expect((await post(url, 'Later still')).status).toBe(503);
  expect((await sendRequest(`${url}/about`)).status).toBe(200);
});
