import { blockchain } from '../../content/services/blockchain.ts';
import { buildMeta } from '../../meta/build-meta.ts';
import { ServicePage } from '../../sections/service/service-page.tsx';

export const meta = () => buildMeta(blockchain.meta, '/services/blockchain');

export default function Page() {
  return <ServicePage service={blockchain} />;
}
