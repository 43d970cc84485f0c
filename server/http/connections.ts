import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Clock } from '../clock.ts';

/** More are hung up on at once, before they cost anything but a moment. */
const mostConnections = 5000;
/** A page of 150 kB on the slowest line anybody still uses takes a third of it. */
const longestReadMs = 60_000;
const lookMs = 5000;

/** Whoever asks and then does not read keeps the whole answer in memory: such a connection is cut. */
export function limitConnections(server: Server, clock: Clock): { stop(): void } {
  server.maxConnections = mostConnections;
  const sockets = new Map<Socket, { waitsSince: number | undefined }>();
  let cancel = clock.after(lookMs, look);

  function look(): void {
    const now = clock.elapsed();
    for (const [socket, reader] of sockets) {
      if (socket.writableLength === 0) reader.waitsSince = undefined;
      else reader.waitsSince ??= now;
      if (reader.waitsSince !== undefined && now - reader.waitsSince >= longestReadMs) socket.destroy();
    }
    cancel = clock.after(lookMs, look);
  }

  server.on('connection', (socket) => {
    sockets.set(socket, { waitsSince: undefined });
    socket.once('close', () => sockets.delete(socket));
  });
  return { stop: () => cancel() };
}
