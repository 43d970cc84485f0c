import { team } from '../content/team.ts';
import { buildMeta } from '../meta/build-meta.ts';
import { BreadcrumbHero } from '../sections/hero/breadcrumb-hero.tsx';
import { TeamGrid } from '../sections/people/team-grid.tsx';

export const meta = () => buildMeta(team.meta, '/team');

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...team.hero} />
      <TeamGrid {...team.grid} />
    </>
  );
}
