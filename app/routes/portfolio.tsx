import { portfolio } from '../content/portfolio.ts';
import { buildMeta } from '../meta/build-meta.ts';
import { BreadcrumbHero } from '../sections/hero/breadcrumb-hero.tsx';
import { ProjectGrid } from '../sections/portfolio/project-grid.tsx';

export const meta = () => buildMeta(portfolio.meta, '/portfolio');

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...portfolio.hero} />
      <ProjectGrid {...portfolio.projects} />
    </>
  );
}
