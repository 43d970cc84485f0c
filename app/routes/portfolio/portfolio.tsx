import { BreadcrumbHero } from '../../blocks/breadcrumb-hero/view.tsx';
import { WayOn } from '../../blocks/way-on/view.tsx';
import { portfolio } from '../../content/portfolio/portfolio.ts';
import { lists } from '../../content/site-lists.ts';
import { ProjectGrid } from '../../sections/portfolio/project-grid.tsx';

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...portfolio.hero} />
      <ProjectGrid {...portfolio.projects} items={lists.projects} />
      <WayOn {...portfolio.wayOn} />
    </>
  );
}
