import type { FastifyInstance } from 'fastify';

/** The framework would name every network address of the machine in the log; the process says once where it is. */
export async function listenQuietly(app: FastifyInstance, port: number, host: string): Promise<void> {
  const { level } = app.log;
  app.log.level = 'silent';
  try {
    await app.listen({ port, host });
  } finally {
    app.log.level = level;
  }
}
