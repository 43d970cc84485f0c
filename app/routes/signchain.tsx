import { signchain } from '../content/signchain.ts';
import { buildMeta } from '../meta/build-meta.ts';
import { ClosingBanner } from '../sections/banner/closing-banner.tsx';
import { FeatureCards } from '../sections/cards/feature-cards.tsx';
import { CellGrid } from '../sections/cells/cell-grid.tsx';
import { Faq } from '../sections/faq/faq.tsx';
import { Figures } from '../sections/figures/figures.tsx';
import { ProductHero } from '../sections/hero/product-hero.tsx';
import { Approach } from '../sections/product/approach.tsx';
import { ProductStory } from '../sections/story/product-story.tsx';

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
