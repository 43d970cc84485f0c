import { portfolio } from '../../content/portfolio/portfolio.ts';
import { lists } from '../../content/site-lists.ts';
import { BreadcrumbHero } from '../../sections/hero/breadcrumb-hero.tsx';
import { ProjectGrid } from '../../sections/portfolio/project-grid.tsx';
import { WayOn } from '../../sections/way-on/way-on.tsx';

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...portfolio.hero} />
      <ProjectGrid {...portfolio.projects} items={lists.projects} />
      <WayOn {...portfolio.wayOn} />
    </>
  );
}
