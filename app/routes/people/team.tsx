import { team } from '../../content/people/team.ts';
import { BreadcrumbHero } from '../../sections/hero/breadcrumb-hero.tsx';
import { TeamGrid } from '../../sections/people/team-grid.tsx';

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...team.hero} />
      <TeamGrid {...team.grid} />
    </>
  );
}
