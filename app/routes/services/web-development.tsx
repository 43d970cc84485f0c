import { webDevelopment } from '../../content/services/web-development.ts';
import { ServicePage } from '../../sections/service/service-page.tsx';
import { buildMeta } from '../../ui/build-meta.ts';

export const meta = () => buildMeta(webDevelopment.meta, '/services/web-development');

export default function Page() {
  return <ServicePage service={webDevelopment} />;
}
