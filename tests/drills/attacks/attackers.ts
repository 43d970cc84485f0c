/**
 * Attacks a server of the drill's own on this machine, in a thread beside the visitors, who measure their waiting
 * times. Each cut connection comes again later.
 */
import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

export type AttackName = 'pipelines' | 'uploads' | 'idle';

interface Order {
  name: AttackName;
  port: number;
  connections: number;
}

/** Connections so far. */
export interface ConnectionCounts {
  came: number;
  cut: number;
}

const { name, port, connections } = workerData as Order;
const counts: ConnectionCounts = { came: 0, cut: 0 };
// Reports seldom: the receiver is the visitor as well.
setInterval(() => parentPort?.postMessage(counts), 1000);

const kilobyte = 1024;
const letters = Buffer.alloc(1024 * kilobyte, 'a');
/** Spellings that bypass the pages which the server prepares at its start. */
const spellings = ['GET /about?', 'GET /nowhere', 'HEAD /about?', 'GET /%61bout', 'GET /about/'];

/** Sends 64 kB of requests on each connection, reads nothing. */
function ask(socket: Socket, at: number): void {
  const one = `${spellings[at % spellings.length]} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  socket.pause();
  socket.write(one.repeat(Math.floor((64 * kilobyte) / one.length)));
}

/** Sends messages without their last ten bytes: one of the allowed length, then a much longer one. */
function upload(socket: Socket, at: number): void {
  const length = (at % 2 === 0 ? 64 : 1024) * kilobyte;
  socket.write(
    `POST /api/mail HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nX-Forwarded-For: 2001:db8:${at.toString(16)}::1\r\nContent-Length: ${length}\r\n\r\n`,
  );
  socket.write(letters.subarray(0, length - 10));
}

/** Asks once and stays. */
const stay = (socket: Socket) => socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');

const attacks: Record<AttackName, (socket: Socket, at: number) => void> = {
  pipelines: ask,
  uploads: upload,
  idle: stay,
};

/** Shorter pauses would flood it with connections, which a firewall must stop. */
const pauseMs = 10_000;

function come(at: number): void {
  const socket = connect(port, '127.0.0.1', () => {
    counts.came += 1;
    attacks[name](socket, at);
  });
  socket.on('error', () => {});
  socket.resume();
  socket.on('close', () => {
    counts.cut += 1;
    setTimeout(come, pauseMs, at);
  });
}

/** Connects a hundred at a time, as fast as possible. */
function begin(from: number): void {
  for (let at = from; at < Math.min(from + 100, connections); at += 1) come(at);
  if (from + 100 < connections) setTimeout(begin, 15, from + 100);
}
begin(0);
