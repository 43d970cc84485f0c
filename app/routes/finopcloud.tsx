import { finopcloud } from '../content/finopcloud.ts';
import { buildMeta } from '../meta/build-meta.ts';
import { ClosingBanner } from '../sections/banner/closing-banner.tsx';
import { PlatformCards } from '../sections/cells/platform-cards.tsx';
import { Faq } from '../sections/faq/faq.tsx';
import { ProductHero } from '../sections/hero/product-hero.tsx';
import { Approach } from '../sections/product/approach.tsx';
import { Explanation } from '../sections/product/explanation.tsx';
import { TechStack } from '../sections/product/tech-stack.tsx';

export const meta = () => buildMeta(finopcloud.meta, '/finopcloud');

export default function Page() {
  return (
    <>
      <ProductHero {...finopcloud.hero} />
      <PlatformCards {...finopcloud.services} />
      <Explanation {...finopcloud.whatIsIt} />
      <Approach {...finopcloud.approach} />
      <TechStack {...finopcloud.techStack} />
      <Faq {...finopcloud.faq} kind="closable" />
      <ClosingBanner {...finopcloud.closing} />
    </>
  );
}
