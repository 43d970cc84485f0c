import { rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { writeFixtureSite } from '../server/support/fixture-site.ts';
import { makeFolder } from '../server/support/make-folder.ts';
import { sendRequest } from '../server/support/send-request.ts';
import { spawnServer } from '../server/support/server-process.ts';
import { goodFields } from '../support/contact-message.ts';
import { chooseOpsPort, readNumber } from './ops-numbers.ts';
import { pause } from './visitors.ts';

export interface HeldConnectionsOptions {
  /** Connections that say nothing. */
  idle: number;
  /** Connections that send a message one byte at a time. */
  slow: number;
  /** How long they are held, in milliseconds. */
  holdMs: number;
}

export interface HeldConnectionsFigures {
  idle: number;
  slow: number;
  pages: number;
  pagesAnswered: number;
  /** Milliseconds that the slowest hundredth of the pages took at least. */
  p99: number;
  messages: number;
  messagesAcknowledged: number;
  /** Megabytes that the server grew by. */
  memoryGrowth: number;
  /** Slow connections that the server had cut off at the end. */
  slowCutOff: number;
}

const dripMs = 200;

function hold(port: number, count: number): Promise<Socket[]> {
  const open = () =>
    new Promise<Socket>((done, fail) => {
      const socket = connect(port, '127.0.0.1', () => done(socket));
      socket.once('error', fail);
    });
  return Promise.all(Array.from({ length: count }, open));
}

/** Begins a message and never comes to its end. */
function drip(socket: Socket): NodeJS.Timeout {
  socket.on('error', () => {});
  // Unread, the server's last word would hide that it has hung up.
  socket.resume();
  socket.write(
    'POST /api/mail HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n',
  );
  return setInterval(() => socket.writable && socket.write('x'), dripMs);
}

const readMemory = async (opsPort: number) => (await readNumber(opsPort, 'process_resident_memory_bytes')) / 1e6;

/** Asks for pages and sends messages while thousands of connections are held by others. */
export async function runHeldConnections({
  idle,
  slow,
  holdMs,
}: HeldConnectionsOptions): Promise<HeldConnectionsFigures> {
  const folder = makeFolder();
  const opsPort = chooseOpsPort();
  const server = spawnServer(writeFixtureSite(folder), {
    DATABASE_URL: `sqlite:${join(folder, 'leads.db')}`,
    SMTP_URL: `file:${join(folder, 'outbox')}`,
    OPS_PORT: String(opsPort),
  });
  const url = await server.ready();
  const port = Number(new URL(url).port);
  const sockets: Socket[] = [];
  const drips: NodeJS.Timeout[] = [];
  const times: number[] = [];
  const figures = { pages: 0, pagesAnswered: 0, messages: 0, messagesAcknowledged: 0 };

  async function ask(): Promise<void> {
    const started = performance.now();
    const { status } = await sendRequest(`${url}/about`);
    times.push(performance.now() - started);
    figures.pages += 1;
    if (status === 200) figures.pagesAnswered += 1;
  }

  async function write(): Promise<void> {
    const body = JSON.stringify({ ...goodFields, message: `message ${figures.messages}` });
    const headers = { 'content-type': 'application/json' };
    const { status } = await sendRequest(`${url}/api/mail`, { method: 'POST', headers, body });
    figures.messages += 1;
    if (status === 201) figures.messagesAcknowledged += 1;
  }

  try {
    await ask();
    const before = await readMemory(opsPort);
    sockets.push(...(await hold(port, idle)));
    const slowOnes = await hold(port, slow);
    sockets.push(...slowOnes);
    drips.push(...slowOnes.map(drip));
    const end = performance.now() + holdMs;
    while (performance.now() < end) {
      for (let page = 0; page < 10; page += 1) await ask();
      await write();
      await pause(20);
    }
    times.sort((a, b) => a - b);
    return {
      idle,
      slow,
      ...figures,
      p99: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
      memoryGrowth: Math.round((await readMemory(opsPort)) - before),
      slowCutOff: slowOnes.filter(({ destroyed }) => destroyed).length,
    };
  } finally {
    for (const timer of drips) clearInterval(timer);
    for (const socket of sockets) socket.destroy();
    server.kill('SIGKILL');
    await server.exit;
    rmSync(folder, { recursive: true, force: true });
  }
}
