import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { services } from '../scripts/site/services.ts';
import { answerPages, type PageRecord, pages } from '../shared/pages.ts';

/** Every page's address and module stand in its record: shared/pages.ts, and app/content/services for the services. */
const all: readonly PageRecord[] = [...pages, ...answerPages];

const routesOf = (wanted: PageRecord['layout']) =>
  all
    .filter((page) => page.layout === wanted)
    .map(({ path, route: name }) => {
      const file = `routes/${name}.tsx`;
      return path === '/' ? index(file) : route(path.slice(1), file);
    });

const serviceRoutes = services.map(({ slug }) =>
  route(`services/${slug}`, 'routes/services/service.tsx', { id: `services/${slug}` }),
);

/** The frame is what all layouts have in common. */
export default [
  layout('layouts/page-frame.tsx', [
    layout('layouts/site-layout.tsx', [
      ...routesOf('site'),
      ...serviceRoutes,
      route('*', 'routes/not-found/not-found.tsx'),
    ]),
    layout('layouts/outside-layout.tsx', routesOf('outside')),
  ]),
] satisfies RouteConfig;
