import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Clock } from '../../clock.ts';
import { toNetworks } from './network-address.ts';

/** Numbers of connections. */
const usualLimits = {
  /** Limit; further connections are closed at once, at almost no cost. */
  most: 5000,
  /** From this number on, a new connection replaces the one that has been idle for the longest time. */
  fullFrom: 4500,
  /** From this number on, connections without a request are closed soon. */
  crowdedFrom: 2500,
  /** Connections of one address: from this number on, a new one replaces another of that address. */
  ofAddress: 250,
};
const crowdedKeepMs = 5000;
/** Three times as long as a page of 150 kB takes on the slowest line still in use. */
const longestReadMs = 60_000;
const lookMs = 1000;
/** Requests of one connection that may wait for their answers. Browsers and proxies send one at a time. */
const mostOpen = 100;
/** Wait before an idle connection is closed: its request may be on the way. */
const graceMs = 500;
const lookAtStopMs = 100;

interface Connection {
  network: string;
  /** Time the client stopped reading. */
  waitsSince?: number | undefined;
  /** Requests without an answer yet. */
  open: number;
  /** Time of opening or of the last answer, and the bytes read by then. */
  quietSince: number;
  readThen: number;
}

export interface ConnectionOptions {
  clock: Clock;
  /** Whether addresses are visitors', not those of one proxy. */
  isCountedByAddress: boolean;
  limits?: typeof usualLimits;
}

/**
 * Cuts clients that do not read their answer, which keeps it in memory, and clients that keep an unused connection
 * while others need it. When the server stops, only idle connections are closed: Node would also cut those whose answer
 * was made but has not gone out yet.
 */
export function limitConnections(server: Server, options: ConnectionOptions): { stop(): void } {
  const { clock, isCountedByAddress, limits = usualLimits } = options;
  server.maxConnections = limits.most;
  const usualKeepMs = server.keepAliveTimeout;
  const connections = new Map<Socket, Connection>();
  /** Start of idleness; longest first. */
  const idle = new Map<Socket, number>();
  /** Start of the requests; longest first. */
  const busy = new Map<Socket, number>();
  const ofNetwork = new Map<string, Set<Socket>>();
  let cancel = clock.after(lookMs, look);

  function forget(socket: Socket): void {
    const { network } = connections.get(socket) ?? {};
    connections.delete(socket);
    idle.delete(socket);
    busy.delete(socket);
    const neighbours = network === undefined ? undefined : ofNetwork.get(network);
    neighbours?.delete(socket);
    if (network !== undefined && neighbours?.size === 0) ofNetwork.delete(network);
  }

  function cut(socket: Socket | undefined): void {
    if (socket === undefined) return;
    forget(socket);
    socket.destroy();
  }

  const isCrowded = () => connections.size >= limits.crowdedFrom;

  function look(): void {
    const now = clock.elapsed();
    server.keepAliveTimeout = isCrowded() ? crowdedKeepMs : usualKeepMs;
    for (const [socket, reader] of connections) {
      if (socket.writableLength === 0) reader.waitsSince = undefined;
      else reader.waitsSince ??= now;
      if (reader.waitsSince !== undefined && now - reader.waitsSince >= longestReadMs) cut(socket);
    }
    for (const [socket, since] of idle) {
      if (!isCrowded() || now - since < crowdedKeepMs) break;
      cut(socket);
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
  // A machine that stood still may have unread requests: two rounds of `setImmediate` read what has arrived.
  server.closeIdleConnections = () => setImmediate(() => setImmediate(closeIdle));

  function findLongest(since: Map<Socket, number>, newcomer: Socket, among?: Set<Socket>): Socket | undefined {
    let longest: Socket | undefined;
    for (const socket of among ?? since.keys()) {
      const isLonger = longest === undefined || Number(since.get(socket)) < Number(since.get(longest));
      if (socket !== newcomer && since.has(socket) && isLonger) longest = socket;
      // Connections are in order of time, if `among` is absent.
      if (longest !== undefined && among === undefined) break;
    }
    return longest;
  }

  /** Cuts an idle one, else one with a request; a new one only if all others are new, too. */
  function cutLongest(newcomer: Socket, among?: Set<Socket>): void {
    const now = clock.elapsed();
    const found = [idle, busy].map((since) => {
      const socket = findLongest(since, newcomer, among);
      return { socket, isSettled: socket !== undefined && now - Number(since.get(socket)) >= graceMs };
    });
    const one = found.find(({ isSettled }) => isSettled) ?? found.find(({ socket }) => socket !== undefined);
    cut(one?.socket);
  }

  function makeRoom(newcomer: Socket, network: string): void {
    const neighbours = ofNetwork.get(network);
    if (isCountedByAddress && neighbours && neighbours.size > limits.ofAddress) cutLongest(newcomer, neighbours);
    if (connections.size > limits.fullFrom) cutLongest(newcomer);
  }

  server.on('connection', (socket) => {
    const network = toNetworks(socket.remoteAddress ?? '')[0]?.name ?? '';
    connections.set(socket, { network, open: 0, quietSince: performance.now(), readThen: 0 });
    idle.set(socket, clock.elapsed());
    ofNetwork.set(network, (ofNetwork.get(network) ?? new Set()).add(socket));
    socket.once('close', () => forget(socket));
    makeRoom(socket, network);
  });
  // Shares one function among all answers: one for each would slow every page.
  function noteEnd(this: ServerResponse): void {
    const { socket } = this.req;
    const connection = connections.get(socket);
    if (!connection) return;
    connection.open -= 1;
    connection.quietSince = performance.now();
    connection.readThen = socket.bytesRead;
    if (connection.open === 0) {
      busy.delete(socket);
      idle.set(socket, clock.elapsed());
    }
  }
  server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.open += 1;
    if (connection.open === 1) {
      idle.delete(socket);
      busy.set(socket, clock.elapsed());
    }
    response.on('close', noteEnd);
    if (connection.open > mostOpen) cut(socket);
  });
  return { stop: () => cancel() };
}
