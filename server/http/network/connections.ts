import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Clock } from '../../clock.ts';

/** More are hung up on at once, before they cost anything but a moment. */
const mostConnections = 5000;
/** A page of 150 kB on the slowest line anybody still uses takes a third of it. */
const longestReadMs = 60_000;
const lookMs = 5000;
/** Before a connection that says nothing is closed at a stop: its request may be on the way. */
const graceMs = 500;
const lookAtStopMs = 100;

interface Connection {
  /** Since when what we sent is not read. */
  waitsSince?: number | undefined;
  /** Requests that are being answered. */
  open: number;
  /** When it was opened, or its last answer was sent, and what had been read by then. */
  quietSince: number;
  readThen: number;
}

/**
 * Cuts whoever asks and then does not read, which keeps the whole answer in memory. When the server stops, only connections
 * that are idle are closed: Node would also cut those whose answer was made but has not gone out yet.
 */
export function limitConnections(server: Server, clock: Clock): { stop(): void } {
  server.maxConnections = mostConnections;
  const connections = new Map<Socket, Connection>();
  let cancel = clock.after(lookMs, look);

  function look(): void {
    const now = clock.elapsed();
    for (const [socket, reader] of connections) {
      if (socket.writableLength === 0) reader.waitsSince = undefined;
      else reader.waitsSince ??= now;
      if (reader.waitsSince !== undefined && now - reader.waitsSince >= longestReadMs) socket.destroy();
    }
    cancel = clock.after(lookMs, look);
  }

  const isIdle = (socket: Socket, { open, quietSince, readThen }: Connection) =>
    open === 0 &&
    socket.writableLength === 0 &&
    socket.bytesRead === readThen &&
    performance.now() - quietSince >= graceMs;

  function closeIdle(): void {
    for (const [socket, connection] of connections) if (isIdle(socket, connection)) socket.destroy();
    if (connections.size > 0) setTimeout(server.closeIdleConnections, lookAtStopMs);
  }
  // On a machine that stood still a request may wait, unread. Between two rounds of `setImmediate` what has arrived is read.
  server.closeIdleConnections = () => setImmediate(() => setImmediate(closeIdle));
  server.on('connection', (socket) => {
    connections.set(socket, { open: 0, quietSince: performance.now(), readThen: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  // One function for all answers: one made for each is work that every page would wait for.
  function noteEnd(this: ServerResponse): void {
    const { socket } = this.req;
    const connection = connections.get(socket);
    if (!connection) return;
    connection.open -= 1;
    connection.quietSince = performance.now();
    connection.readThen = socket.bytesRead;
  }
  server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.open += 1;
    response.on('close', noteEnd);
  });
  return { stop: () => cancel() };
}
