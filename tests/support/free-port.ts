import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Finds one below the system's range for outgoing connections: these could take it while its server is down. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const isFree = await new Promise<boolean>((done) => {
      const probe = createServer();
      probe.once('error', () => done(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
    });
    if (isFree) return port;
  }
}
