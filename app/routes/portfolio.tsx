import { portfolio } from '../content/portfolio.ts';
import { BreadcrumbHero } from '../sections/breadcrumb-hero.tsx';
import { ProjectGrid } from '../sections/portfolio/project-grid.tsx';
import { buildMeta } from '../ui/build-meta.ts';

export const meta = () => buildMeta(portfolio.meta, '/portfolio');

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...portfolio.hero} />
      <ProjectGrid {...portfolio.projects} />
    </>
  );
}
