import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { parseDatabaseConfig } from '../../../server/config.ts';
import type { SmtpConfig } from '../../../server/config-mail.ts';
import { createDelivery } from '../../../server/mail/delivery.ts';
import { createDigest } from '../../../server/mail/digest.ts';
import { createSmtpTransport } from '../../../server/mail/smtp-transport.ts';
import { createMetrics } from '../../../server/ops/metrics.ts';
import { createStore } from '../../../server/store/open-store.ts';
import type { Outbox } from '../../../server/store/outbox.ts';
import { newDatabase } from './databases.ts';
import { FakeClock } from './fake-clock.ts';
import { makeTestFolder } from './temporary-folder.ts';
import { goodFields } from './test-server.ts';

export const minute = 60_000;
const timeouts = { connectMs: 300, silenceMs: 300, totalMs: 1500 };
const silentLog = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} };

export const plainSmtp = (port: number): SmtpConfig => ({
  kind: 'smtp',
  host: '127.0.0.1',
  port,
  secure: false,
  tls: 'off',
});

/** A mailer on a store whose clock the test moves, so that five days take a moment. */
export async function startMailer(
  config: SmtpConfig,
  disturb: (outbox: Outbox) => Outbox = (outbox) => outbox,
  patience = timeouts,
) {
  const clock = new FakeClock();
  const now = () => sql<number>`${sql.lit(clock.now())}`;
  const store = createStore(
    parseDatabaseConfig({ DATABASE_URL: await newDatabase(makeTestFolder()) }),
    { mode: 'serve' },
    now,
  );
  await store.open();
  const transport = createSmtpTransport(config, patience);
  onTestFinished(async () => {
    transport.close();
    await store.close();
  });
  const mail = { to: 'owner@company.test', from: 'website@company.test' };
  const step = createDelivery({
    outbox: disturb(store.outbox),
    transport,
    mail,
    owner: 'me',
    clock,
    log: silentLog,
    metrics: createMetrics(),
  });
  const digest = createDigest({ held: store.held, transport, mail, clock, log: silentLog });
  return {
    clock,
    step,
    digest,
    log: silentLog,
    store,
    /** Puts a message down; with a reason it is held. */
    add: (name: string, holdReason?: string) =>
      store.leads.add({
        ...(holdReason && { holdReason }),
        idemKey: name,
        fingerprint: name,
        textPrint: name,
        message: { ...goodFields, name, message: `From ${name}` },
      }),
    leads: async () => (await store.reader.list({ limit: 1000 })).reverse(),
    /** Steps until there is nothing more to do now, or the breaker says to wait. */
    async settleDown() {
      for (let steps = 0; steps < 5000; steps += 1) if ((await step()) > 0) return;
      throw new Error('never comes to rest');
    },
  };
}

export type Script = Record<string, string | ((socket: Socket) => void)>;

/** A server that answers each command as scripted; unlisted commands get 250. */
export async function startScripted(script: Script) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    const say = (key: string, fallback: string) => {
      const answer = script[key] ?? fallback;
      if (typeof answer === 'string') socket.write(`${answer}\r\n`);
      else answer(socket);
    };
    socket.on('error', () => {});
    say('greeting', '220 ready');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        isData = false;
        return say('content', '250 taken');
      }
      const command = text.slice(0, 4).trim().toUpperCase();
      isData = command === 'DATA' && (script.DATA === undefined || script.DATA === '354 go');
      say(command, isData ? '354 go' : '250 fine');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { port: (server.address() as AddressInfo).port };
}

/** Says nothing. */
export const hang = () => {};
export const drop = (socket: Socket) => socket.destroy();
