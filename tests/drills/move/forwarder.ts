import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Forwards every connection, like the old machine's proxy: to another server after the move. */
export async function startForwarder(to: string) {
  let target = new URL(to);
  const open = new Set<Socket>();
  const server = createServer((visitor) => {
    const site = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    turnTo(next: string): void {
      target = new URL(next);
    },
    async close(): Promise<void> {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
