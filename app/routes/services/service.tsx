import type { Service } from '../../content/service.ts';
import { buildMeta } from '../../meta/build-meta.ts';
import { ServicePage } from '../../sections/service/service-page.tsx';
import type { Route } from './+types/service';

const folder = '../../content/services';
const records = import.meta.glob<{ service: Service }>('../../content/services/*.ts');

/** The record of the service at this address: written into the page when it is built, fetched on a change of page. */
async function loadService({ pathname }: URL) {
  const record = records[`${folder}/${pathname.split('/')[2]}.ts`];
  if (!record) throw new Response(null, { status: 404 });
  const { slug, order, menu, footer, title, description, ...page } = (await record()).service;
  return { meta: buildMeta({ title, description, path: `/services/${slug}` }, import.meta.env.SITE_URL), page };
}

export const loader = ({ url }: Route.LoaderArgs) => loadService(url);
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => loadService(url);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

/** The page of any service: its words are one record in app/content/services. */
export default function Page({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData.page} />;
}
