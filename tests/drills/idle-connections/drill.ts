import { connect, type Socket } from 'node:net';
import { goodFields } from '../../support/contact-message.ts';
import { sendRequest } from '../../support/server/send-request.ts';
import { startSite } from '../support/site.ts';
import { pause } from '../support/visitors.ts';

export interface IdleConnectionsOptions {
  /** Connections that say nothing. */
  idle: number;
  /** Connections that send a message one byte at a time. */
  slow: number;
  /** Open time, in milliseconds. */
  openMs: number;
}

const dripMs = 200;
/** Messages, even on a busy machine. */
const fewest = 5;

function openSockets(port: number, count: number): Promise<Socket[]> {
  const open = () =>
    new Promise<Socket>((done, fail) => {
      const socket = connect(port, '127.0.0.1', () => done(socket));
      socket.once('error', fail);
    });
  return Promise.all(Array.from({ length: count }, open));
}

/** Sends a message that never ends. */
function drip(socket: Socket): NodeJS.Timeout {
  socket.on('error', () => {});
  // Unread, the server's last word would hide that it has hung up.
  socket.resume();
  socket.write(
    'POST /api/mail HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n',
  );
  return setInterval(() => socket.writable && socket.write('x'), dripMs);
}

/** Asks for pages and sends messages while others keep thousands of connections open. */
export async function runIdleConnections({ idle, slow, openMs }: IdleConnectionsOptions) {
  // Lifts the limit for one address.
  const site = await startSite({ TRUST_PROXY: '127.0.0.1' });
  const port = Number(new URL(site.url).port);
  const sockets: Socket[] = [];
  const drips: NodeJS.Timeout[] = [];
  const times: number[] = [];
  const figures = { idle, slow, pages: 0, pagesAnswered: 0, messages: 0, messagesAcknowledged: 0 };
  const readMegabytes = async () => (await site.readMetric('process_resident_memory_bytes')) / 1e6;

  async function ask(): Promise<void> {
    const started = performance.now();
    figures.pages += 1;
    if (await site.isPageAnswered()) figures.pagesAnswered += 1;
    times.push(performance.now() - started);
  }

  async function write(): Promise<void> {
    const body = JSON.stringify({ ...goodFields, message: `message ${figures.messages}` });
    const headers = { 'content-type': 'application/json' };
    const { status } = await sendRequest(`${site.url}/api/mail`, { method: 'POST', headers, body });
    figures.messages += 1;
    if (status === 201) figures.messagesAcknowledged += 1;
  }

  try {
    await ask();
    const before = await readMegabytes();
    sockets.push(...(await openSockets(port, idle)));
    const slowOnes = await openSockets(port, slow);
    sockets.push(...slowOnes);
    drips.push(...slowOnes.map(drip));
    const end = performance.now() + openMs;
    while (performance.now() < end || figures.messages < fewest) {
      for (let page = 0; page < 10; page += 1) await ask();
      await write();
      await pause(20);
    }
    times.sort((a, b) => a - b);
    const waitedBy = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
    return {
      ...figures,
      medianMs: waitedBy(0.5),
      p99Ms: waitedBy(0.99),
      memoryGrowth: Math.round((await readMegabytes()) - before),
      slowCutOff: slowOnes.filter(({ destroyed }) => destroyed).length,
    };
  } finally {
    for (const timer of drips) clearInterval(timer);
    for (const socket of sockets) socket.destroy();
    await site.dispose();
  }
}
