import { cloudService } from '../../content/services/cloud-service.ts';
import { buildMeta } from '../../meta/build-meta.ts';
import { ServicePage } from '../../sections/service/service-page.tsx';

export const meta = () => buildMeta(cloudService.meta, '/services/cloud-service');

export default function Page() {
  return <ServicePage service={cloudService} />;
}
