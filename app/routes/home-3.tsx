import { home3 } from '../content/home-3.ts';
import { CenteredHero } from '../sections/ai-business/centered-hero.tsx';
import { DataAnalysis } from '../sections/ai-business/data-analysis.tsx';
import { Elsewhere } from '../sections/ai-business/elsewhere.tsx';
import { Promo } from '../sections/ai-business/promo.tsx';
import { Quotes } from '../sections/ai-business/quotes.tsx';
import { Team } from '../sections/ai-business/team.tsx';
import { CellGrid } from '../sections/cell-grid.tsx';
import { PostTeaser } from '../sections/post-teaser.tsx';
import { Story } from '../sections/story.tsx';
import { buildMeta } from '../ui/build-meta.ts';
import { Drawing } from '../ui/drawing.tsx';

export const meta = () => buildMeta(home3.meta, '/home-3');

export default function Page() {
  return (
    <>
      <CenteredHero {...home3.hero} />
      <Promo {...home3.promo} />
      <Story {...home3.decision}>
        <Drawing {...home3.agent} />
      </Story>
      <Story {...home3.judgment}>
        <Drawing {...home3.phones} />
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
