import { cloudService } from '../../content/services/cloud-service.ts';
import { ServicePage } from '../../sections/service/service-page.tsx';
import { buildMeta } from '../../ui/build-meta.ts';

export const meta = () => buildMeta(cloudService.meta, '/services/cloud-service');

export default function Page() {
  return <ServicePage service={cloudService} />;
}
