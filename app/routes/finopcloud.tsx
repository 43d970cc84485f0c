import { finopcloud } from '../content/finopcloud.ts';
import { Faq } from '../sections/faq.tsx';
import { Approach } from '../sections/product/approach.tsx';
import { ClosingBanner } from '../sections/product/closing-banner.tsx';
import { Explanation } from '../sections/product/explanation.tsx';
import { PlatformCards } from '../sections/product/platform-cards.tsx';
import { ProductHero } from '../sections/product/product-hero.tsx';
import { TechStack } from '../sections/product/tech-stack.tsx';
import { buildMeta } from '../ui/build-meta.ts';

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
