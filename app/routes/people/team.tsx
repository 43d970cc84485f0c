import { WayOn } from '../../blocks/way-on/view.tsx';
import { team } from '../../content/people/team.ts';
import { TeamGrid } from '../../sections/people/team-grid.tsx';
import { TeamHero } from '../../sections/people/team-hero.tsx';

export default function Page() {
  return (
    <>
      <TeamHero {...team.hero} members={team.grid.members} />
      <TeamGrid {...team.grid} />
      <WayOn {...team.wayOn} />
    </>
  );
}
