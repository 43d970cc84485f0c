import { portfolioDetails } from '../../content/portfolio/portfolio-details.ts';
import { Banner } from '../../sections/banner/banner.tsx';
import { BreadcrumbHero } from '../../sections/hero/breadcrumb-hero.tsx';
import { Gallery } from '../../sections/portfolio-details/gallery.tsx';
import { Overview } from '../../sections/portfolio-details/overview.tsx';
import { Project } from '../../sections/portfolio-details/project.tsx';
import { Results } from '../../sections/portfolio-details/results.tsx';

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...portfolioDetails.hero} />
      <Project {...portfolioDetails.project} pictures={portfolioDetails.pictures} />
      <Overview {...portfolioDetails.overview} />
      <Gallery heading={portfolioDetails.gallery} pictures={portfolioDetails.pictures} />
      <Results {...portfolioDetails.results} />
      <Banner {...portfolioDetails.closing} />
    </>
  );
}
