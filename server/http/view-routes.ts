import type { FastifyInstance } from 'fastify';
import { decodePath } from '../../shared/redirects.ts';
import { viewPath } from '../../shared/stats.ts';
import { problems } from './answers/problems.ts';
import { formType, readMediaType } from './mail-body.ts';
import { refuseForeign } from './origin.ts';
import type { ReportedView } from './see-views.ts';

export interface ViewRouteOptions {
  siteUrl: string;
  isPage: (address: string) => boolean;
  onReport: (view: ReportedView) => void;
}

/** Bytes: an address with a query, and a host. */
const longestReport = 4096;

/** Takes the reports of pages that another host serves: STATS=beacon. */
export function addViewRoutes(app: FastifyInstance, { siteUrl, isPage, onReport }: ViewRouteOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: longestReport, parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.post(
      viewPath,
      {
        onRequest: [
          refuseForeign(siteUrl),
          async ({ headers }) => {
            if (readMediaType(headers['content-type']) !== formType) throw problems.wrongType();
          },
        ],
      },
      async (request, reply) => {
        const fields = request.body as URLSearchParams;
        const page = decodePath(fields.get('page') ?? '');
        if (isPage(page))
          onReport({
            agent: request.headers['user-agent'],
            page,
            device: fields.get('device') === 'narrow' ? 'narrow' : 'wide',
            referrer: fields.get('referrer'),
            query: fields.get('query') ?? '',
          });
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
}
