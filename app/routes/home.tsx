import { switches } from '../../shared/site.ts';
import { Banner } from '../blocks/banner/view.tsx';
import { WayOn } from '../blocks/way-on/view.tsx';
import { home } from '../content/home.ts';
import { expertise, solutions } from '../content/home-static.ts';
import { lists } from '../content/site-lists.ts';
import { PostTeaser } from '../sections/blog/post-teaser.tsx';
import { Sequence } from '../sections/cells/sequence.tsx';
import { Hero } from '../sections/hero/hero.tsx';
import { Expertise } from '../sections/home/expertise.tsx';
import { Industry } from '../sections/home/industry.tsx';
import { Offer } from '../sections/home/offer.tsx';
import { Solutions } from '../sections/home/solutions.tsx';
import { Statistics } from '../sections/home/statistics.tsx';
import { OfferIndex } from '../sections/services/offer-index.tsx';
import { Section } from '../ui/section/section.tsx';

export default function Page() {
  return (
    <>
      <Hero variant="home" illustration="hero-night" {...home.hero} />
      <Statistics {...home.statistics} />
      <OfferIndex {...home.index} items={lists['offer-index']} />
      <Section surface="sunken">
        <Solutions {...solutions} />
      </Section>
      <Sequence {...home.serviceTiles} link="/service-details" />
      <Offer {...home.offer} />
      <Industry {...home.industry} />
      <Banner {...home.banner} />
      <Section>
        <Expertise {...expertise} />
      </Section>
      {switches.blog && <PostTeaser {...home.blog} posts={lists['latest-posts']} />}
      <WayOn {...home.wayOn} />
    </>
  );
}
