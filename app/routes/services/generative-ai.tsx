import { generativeAi } from '../../content/services/generative-ai.ts';
import { buildMeta } from '../../meta/build-meta.ts';
import { ServicePage } from '../../sections/service/service-page.tsx';

export const meta = () => buildMeta(generativeAi.meta, '/services/generative-ai');

export default function Page() {
  return <ServicePage service={generativeAi} />;
}
