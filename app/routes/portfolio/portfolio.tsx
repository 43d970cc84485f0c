import { portfolio } from '../../content/portfolio/portfolio.ts';
import { lists } from '../../content/site-lists.ts';
import { BreadcrumbHero } from '../../sections/hero/breadcrumb-hero.tsx';
import { ProjectGrid } from '../../sections/portfolio/project-grid.tsx';

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...portfolio.hero} />
      <ProjectGrid {...portfolio.projects} items={lists.projects} />
    </>
  );
}
