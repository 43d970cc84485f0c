import { list as latestPosts } from 'virtual:lists/latest-posts';
import { home } from '../content/home.ts';
import { Banner } from '../sections/banner/banner.tsx';
import { PostTeaser } from '../sections/blog/post-teaser.tsx';
import { CellGrid } from '../sections/cells/cell-grid.tsx';
import { Hero } from '../sections/hero/hero.tsx';
import { Industry } from '../sections/home/industry.tsx';
import { Offer } from '../sections/home/offer.tsx';
import { Statistics } from '../sections/home/statistics.tsx';
import { keepPromise, Prerendered } from '../ui/hydration/prerendered.tsx';
import { Section } from '../ui/section/section.tsx';

export { meta } from 'virtual:meta';

const loadSolutions = keepPromise(async () => {
  const [{ Solutions }, { solutions }] = await Promise.all([
    import('../sections/home/solutions.tsx'),
    import('../content/home-static.ts'),
  ]);
  return <Solutions {...solutions} />;
});

const loadExpertise = keepPromise(async () => {
  const [{ Expertise }, { expertise }] = await Promise.all([
    import('../sections/home/expertise.tsx'),
    import('../content/home-static.ts'),
  ]);
  return <Expertise {...expertise} />;
});

const prerenderedSolutions = import.meta.env.SSR ? await loadSolutions() : undefined;
const prerenderedExpertise = import.meta.env.SSR ? await loadExpertise() : undefined;

export default function Page() {
  return (
    <>
      <Hero variant="home" illustration="hero-night" {...home.hero} />
      <Statistics {...home.statistics} />
      <Section surface="sunken">
        <Prerendered prerendered={prerenderedSolutions} load={loadSolutions} />
      </Section>
      <CellGrid {...home.serviceTiles} columns={4} link="/service-details" />
      <Offer {...home.offer} />
      <Industry {...home.industry} />
      <Banner {...home.banner} />
      <Section>
        <Prerendered prerendered={prerenderedExpertise} load={loadExpertise} />
      </Section>
      <PostTeaser {...home.blog} posts={latestPosts} />
    </>
  );
}
