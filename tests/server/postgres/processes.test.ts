import { rmSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { goodFields } from '../../support/contact-message.ts';
import { writeFixtureSite } from '../../support/server/fixture-site.ts';
import { makeFolder } from '../../support/server/make-folder.ts';
import { createDatabase } from '../../support/server/postgres.ts';
import { sendRequest } from '../../support/server/send-request.ts';
import { type ServerProcess, spawnServer } from '../../support/server/server-process.ts';
import { startSmtpSink } from '../../support/server/smtp-sink.ts';
import { waitFor } from '../../support/server/wait-for.ts';

const folder = makeFolder();
const siteDir = writeFixtureSite(folder);
let sink: Awaited<ReturnType<typeof startSmtpSink>>;
let database: string;
const running: ServerProcess[] = [];

beforeAll(async () => {
  sink = await startSmtpSink();
  database = await createDatabase(inject('postgresUrl') ?? '');
});
afterAll(async () => {
  for (const server of running) server.kill('SIGTERM');
  await Promise.all(running.map(({ exit }) => exit));
  await sink.close();
  rmSync(folder, { recursive: true, force: true });
});

function launch(env: Record<string, string> = {}): ServerProcess {
  const server = spawnServer(siteDir, {
    DATABASE_URL: database,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    MAIL_TO: 'owner@company.test',
    MAIL_FROM: 'website@company.test',
    OPS_PORT: '0',
    ...env,
  });
  running.push(server);
  return server;
}

const post = (url: string, key: string, message: string) =>
  sendRequest(`${url}/api/mail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...goodFields, message }),
  });

async function readRows<Row extends object>(sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

describe('Three processes on one database', () => {
  let urls: string[];

  it('start at once on an empty one, and each stores what it is sent', async () => {
    urls = await Promise.all([launch(), launch(), launch()].map((server) => server.ready()));
    const answers = await Promise.all(urls.map((url, index) => post(url, `the-start-${index}`, `at ${index}`)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await readRows("SELECT value FROM meta WHERE key = 'version'")).toHaveLength(1);
  });

  it('store 200 posts of one message once, and give all of them the same answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => post(urls[index % 3] ?? '', 'the-one-key', 'the one message')),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(199);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await readRows("SELECT id FROM leads WHERE idem_key = 'key:the-one-key'")).toHaveLength(1);
  });

  it('deliver each message once', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => post(urls[index % 3] ?? '', `deliver-${index}`, `number ${index}`)),
    );
    await waitFor('everything to be sent', async () => {
      const [row] = await readRows<{ n: string }>(
        "SELECT count(*) AS n FROM leads WHERE state = 'sent' AND idem_key LIKE 'key:deliver-%'",
      );
      return row?.n === '60';
    });
    expect(sink.received.filter(({ mail }) => /^number \d/m.test(mail.text ?? ''))).toHaveLength(60);
  });
});

it('Two processes on one database count one visitor together', async () => {
  const limited = [launch, launch].map((start) => start({ RATE_LIMIT_PER_IP: '6/1h' }).ready());
  const [one = '', other = ''] = await Promise.all(limited);
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      post(index % 2 === 0 ? one : other, `visitor-${index}`, `message ${index}`),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
});

it('One that takes messages leaves them to one that delivers', async () => {
  database = await createDatabase(inject('postgresUrl') ?? '');
  const api = launch({ ROLE: 'api' });
  const answer = await post(await api.ready(), 'divided-work', 'to be taken first');
  expect(answer.status).toBe(201);
  const mailer = launch({ ROLE: 'mailer' });
  await mailer.line('delivered');
  expect(sink.received.filter(({ mail }) => mail.text?.includes('to be taken first'))).toHaveLength(1);
  expect(api.lines().filter(({ evt }) => evt === 'delivered')).toEqual([]);
  expect(mailer.lines().filter(({ evt }) => evt === 'listening')).toEqual([]);
});
