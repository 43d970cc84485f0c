import { signchain } from '../content/signchain.ts';
import { CellGrid } from '../sections/cell-grid.tsx';
import { Faq } from '../sections/faq.tsx';
import { Approach } from '../sections/product/approach.tsx';
import { ClosingBanner } from '../sections/product/closing-banner.tsx';
import { Figures } from '../sections/product/figures.tsx';
import { ProductHero } from '../sections/product/product-hero.tsx';
import { ProductStory } from '../sections/product/product-story.tsx';
import { FeatureCards } from '../sections/service/feature-cards.tsx';
import { buildMeta } from '../ui/build-meta.ts';

export const meta = () => buildMeta(signchain.meta, '/signchain');

export default function Page() {
  return (
    <>
      <ProductHero {...signchain.hero} />
      <FeatureCards {...signchain.features} />
      {signchain.stories.map((story) => (
        <ProductStory key={story.title} {...story} />
      ))}
      <CellGrid {...signchain.fields} />
      <Figures {...signchain.why} />
      <Approach {...signchain.approach} />
      <Faq {...signchain.faq} kind="closable" />
      <ClosingBanner {...signchain.closing} />
    </>
  );
}
