import { team } from '../../content/people/team.ts';
import { BreadcrumbHero } from '../../sections/hero/breadcrumb-hero.tsx';
import { TeamGrid } from '../../sections/people/team-grid.tsx';
import { WayOn } from '../../sections/way-on/way-on.tsx';

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...team.hero} />
      <TeamGrid {...team.grid} />
      <WayOn {...team.wayOn} />
    </>
  );
}
