import { blockchain } from '../../content/services/blockchain.ts';
import { ServicePage } from '../../sections/service/service-page.tsx';
import { buildMeta } from '../../ui/build-meta.ts';

export const meta = () => buildMeta(blockchain.meta, '/services/blockchain');

export default function Page() {
  return <ServicePage service={blockchain} />;
}
