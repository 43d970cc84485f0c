import { switches } from '../../../shared/site.ts';
import { Story } from '../../blocks/story/view.tsx';
import { WayOn } from '../../blocks/way-on/view.tsx';
import { home3 } from '../../content/landing/home-3.ts';
import { lists } from '../../content/site-lists.ts';
import { DataAnalysis } from '../../sections/ai-business/data-analysis.tsx';
import { Places } from '../../sections/ai-business/places.tsx';
import { Quotes } from '../../sections/ai-business/quotes.tsx';
import { PostTeaser } from '../../sections/blog/post-teaser.tsx';
import { PictureColumns } from '../../sections/cards/picture-columns.tsx';
import { Hero } from '../../sections/hero/hero.tsx';
import { PortraitsBeside } from '../../sections/people/portraits.tsx';

export default function Page() {
  return (
    <>
      <Hero variant="centered" illustration="hero-ai-business" {...home3.hero} />
      <PictureColumns {...home3.promo} />
      <Story {...home3.decision} side="end" stage="sheet" />
      <Story {...home3.judgment} side="start" stage="bare" />
      <DataAnalysis {...home3.data} />
      <Places {...home3.solutions} />
      <PortraitsBeside {...home3.team} />
      <Quotes {...home3.clients} />
      {switches.blog && <PostTeaser {...home3.articles} posts={lists['latest-posts']} />}
      {switches.home2 && <WayOn {...home3.wayOn} />}
    </>
  );
}
