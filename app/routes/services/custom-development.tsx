import { customDevelopment } from '../../content/services/custom-development.ts';
import { buildMeta } from '../../meta/build-meta.ts';
import { ServicePage } from '../../sections/service/service-page.tsx';

export const meta = () => buildMeta(customDevelopment.meta, '/services/custom-development');

export default function Page() {
  return <ServicePage service={customDevelopment} />;
}
