import { appDevelopment } from '../../content/services/app-development.ts';
import { ServicePage } from '../../sections/service/service-page.tsx';
import { buildMeta } from '../../ui/build-meta.ts';

export const meta = () => buildMeta(appDevelopment.meta, '/services/app-development');

export default function Page() {
  return <ServicePage service={appDevelopment} />;
}
