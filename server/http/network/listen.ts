import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';

/** Number of the first socket that systemd hands over: sd_listen_fds(3). */
const firstInherited = 3;

/**
 * The listening socket that systemd, or a program like it, opened before this process started. It stays open while the
 * process is replaced, so that nobody is refused.
 * @returns its number, or undefined where there is none
 * @throws if there are several: this server listens on one
 */
export function inheritedSocket(env: NodeJS.ProcessEnv, pid: number): number | undefined {
  if (env.LISTEN_PID !== String(pid)) return undefined;
  const count = Number(env.LISTEN_FDS);
  if (count > 1) throw new Error(`LISTEN_FDS hands over ${count} sockets, but this server listens on one`);
  return count === 1 ? firstInherited : undefined;
}

/** Listens on an open socket. */
export async function listenOn(app: FastifyInstance, socket: number): Promise<void> {
  // The framework closes only sockets that it opened.
  app.addHook('onClose', (_app, done) => void app.server.close(() => done()));
  await app.ready();
  app.server.listen({ fd: socket });
  await once(app.server, 'listening');
}

/** The longest queue that Linux allows: a visitor who finds it full tries again after a second. */
const backlog = 4096;

/** Listens without the framework's log of every network address; the process logs its own once. */
export async function listenQuietly(app: FastifyInstance, port: number, host: string): Promise<void> {
  const { level } = app.log;
  app.log.level = 'silent';
  try {
    await app.listen({ port, host, backlog });
  } finally {
    app.log.level = level;
  }
}
