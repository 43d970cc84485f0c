import { customDevelopment } from '../../content/services/custom-development.ts';
import { ServicePage } from '../../sections/service/service-page.tsx';
import { buildMeta } from '../../ui/build-meta.ts';

export const meta = () => buildMeta(customDevelopment.meta, '/services/custom-development');

export default function Page() {
  return <ServicePage service={customDevelopment} />;
}
