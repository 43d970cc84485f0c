import type { FastifyInstance } from 'fastify';
import { takeBasePath } from '../../../shared/site-url.ts';
import { healthPaths } from '../health-routes.ts';

/**
 * Puts the site below a path: takes it off each address that comes in, and puts it before each that an answer leads to. All else
 * in the server knows addresses without it. Health is asked by programs of the machine, which need no path.
 */
export function putBelowPath(app: FastifyInstance, basePath: string): void {
  if (basePath === '') return;
  app.server.prependListener('request', (request) => {
    const { url = '' } = request;
    if (url.startsWith('/') && !healthPaths.includes(url)) request.url = takeBasePath(basePath, url);
  });
  app.addHook('onSend', async (_request, reply) => {
    const location = reply.getHeader('location');
    if (typeof location === 'string' && location.startsWith('/')) reply.header('location', basePath + location);
  });
}
