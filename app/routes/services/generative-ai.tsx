import { generativeAi } from '../../content/services/generative-ai.ts';
import { ServicePage } from '../../sections/service/service-page.tsx';
import { buildMeta } from '../../ui/build-meta.ts';

export const meta = () => buildMeta(generativeAi.meta, '/services/generative-ai');

export default function Page() {
  return <ServicePage service={generativeAi} />;
}
