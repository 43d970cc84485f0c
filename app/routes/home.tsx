import { home } from '../content/home.ts';
import { buildMeta } from '../meta/build-meta.ts';
import { Banner } from '../sections/banner/banner.tsx';
import { PostTeaser } from '../sections/blog/post-teaser.tsx';
import { Expertise } from '../sections/home/expertise.tsx';
import { Hero } from '../sections/home/hero.tsx';
import { Industry } from '../sections/home/industry.tsx';
import { Offer } from '../sections/home/offer.tsx';
import { ServiceTiles } from '../sections/home/service-tiles.tsx';
import { Solutions } from '../sections/home/solutions.tsx';
import { Statistics } from '../sections/home/statistics.tsx';

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
