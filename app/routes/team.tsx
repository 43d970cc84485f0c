import { team } from '../content/team.ts';
import { BreadcrumbHero } from '../sections/breadcrumb-hero.tsx';
import { TeamGrid } from '../sections/team/team-grid.tsx';
import { buildMeta } from '../ui/build-meta.ts';

export const meta = () => buildMeta(team.meta, '/team');

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...team.hero} />
      <TeamGrid {...team.grid} />
    </>
  );
}
