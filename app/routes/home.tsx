import { home } from '../content/home.ts';
import { Banner } from '../sections/banner.tsx';
import { Expertise } from '../sections/expertise.tsx';
import { Hero } from '../sections/hero.tsx';
import { Industry } from '../sections/industry.tsx';
import { Offer } from '../sections/offer.tsx';
import { PostTeaser } from '../sections/post-teaser.tsx';
import { ServiceTiles } from '../sections/service-tiles.tsx';
import { Solutions } from '../sections/solutions.tsx';
import { Statistics } from '../sections/statistics.tsx';
import { buildMeta } from '../ui/build-meta.ts';

export const meta = () => buildMeta(home.meta, '/');

export default function Page() {
  return (
    <>
      <Hero {...home.hero} />
      <Statistics {...home.statistics} />
      <Solutions {...home.solutions} />
      <ServiceTiles {...home.serviceTiles} />
      <Offer {...home.offer} />
      <Industry {...home.industry} />
      <Banner {...home.banner} />
      <Expertise {...home.expertise} />
      <PostTeaser {...home.blog} />
    </>
  );
}
