import { appDevelopment } from '../../content/services/app-development.ts';
import { buildMeta } from '../../meta/build-meta.ts';
import { ServicePage } from '../../sections/service/service-page.tsx';

export const meta = () => buildMeta(appDevelopment.meta, '/services/app-development');

export default function Page() {
  return <ServicePage service={appDevelopment} />;
}
