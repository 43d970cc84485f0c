import { home3 } from '../content/home-3.ts';
import { buildMeta } from '../meta/build-meta.ts';
import { DataAnalysis } from '../sections/ai-business/data-analysis.tsx';
import { Elsewhere } from '../sections/ai-business/elsewhere.tsx';
import { Promo } from '../sections/ai-business/promo.tsx';
import { Quotes } from '../sections/ai-business/quotes.tsx';
import { PostTeaser } from '../sections/blog/post-teaser.tsx';
import { CellGrid } from '../sections/cells/cell-grid.tsx';
import { CenteredHero } from '../sections/hero/centered-hero.tsx';
import { Team } from '../sections/people/team.tsx';
import { Story } from '../sections/story/story.tsx';
import { InlineSvg } from '../ui/media/inline-svg.tsx';

export const meta = () => buildMeta(home3.meta, '/home-3');

export default function Page() {
  return (
    <>
      <CenteredHero {...home3.hero} />
      <Promo {...home3.promo} />
      <Story {...home3.decision}>
        <InlineSvg {...home3.agent} />
      </Story>
      <Story {...home3.judgment}>
        <InlineSvg {...home3.phones} />
      </Story>
      <DataAnalysis {...home3.data} />
      <CellGrid {...home3.solutions} />
      <Team {...home3.team} />
      <Quotes {...home3.clients} />
      <PostTeaser {...home3.articles} />
      <Elsewhere text={home3.elsewhere} />
    </>
  );
}
