import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Properties of a network line. */
export interface Line {
  /** Milliseconds before the first byte of an answer. */
  latency: number;
  /** Bytes per second, shared by all transfers. */
  bytesPerSecond: number;
}

export const lines = {
  'fast line': { latency: 0, bytesPerSecond: 1e9 },
  'slow line (150 ms, 1.6 Mbit/s)': { latency: 150, bytesPerSecond: 200_000 },
} satisfies Record<string, Line>;

export const slowLine: Line = lines['slow line (150 ms, 1.6 Mbit/s)'];

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));
const pieceBytes = 4096;

/** Opens a proxy with the speed of a line. A process, since the browser's own brake does not slow down prefetches. */
export async function openLine(origin: string, line: Line): Promise<{ url: string; close: () => void }> {
  let freeAt = 0;

  /** Waits until the line has carried the bytes. */
  async function carry(bytes: number): Promise<void> {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / line.bytesPerSecond) * 1000;
    const wait = freeAt - performance.now();
    if (wait > 1) await pause(wait);
  }

  const server: Server = createServer(async (asked, answer) => {
    await pause(line.latency);
    const { method, headers, url } = asked;
    const passed = request(`${origin}${url}`, { method, headers }, async (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      for await (const chunk of got) {
        for (let from = 0; from < chunk.length; from += pieceBytes) {
          const piece = chunk.subarray(from, from + pieceBytes);
          await carry(piece.length);
          answer.write(piece);
        }
      }
      answer.end();
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
