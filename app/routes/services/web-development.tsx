import { webDevelopment } from '../../content/services/web-development.ts';
import { buildMeta } from '../../meta/build-meta.ts';
import { ServicePage } from '../../sections/service/service-page.tsx';

export const meta = () => buildMeta(webDevelopment.meta, '/services/web-development');

export default function Page() {
  return <ServicePage service={webDevelopment} />;
}
