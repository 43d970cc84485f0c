import { about } from '../content/about.ts';
import { ContactBlock } from '../sections/about/contact-block.tsx';
import { ManagementTeam } from '../sections/about/management-team.tsx';
import { Mission } from '../sections/about/mission.tsx';
import { CellGrid } from '../sections/cells/cell-grid.tsx';
import { Counters } from '../sections/figures/counters.tsx';
import { BreadcrumbHero } from '../sections/hero/breadcrumb-hero.tsx';
import { MemberCards } from '../sections/people/member-cards.tsx';
import { Story } from '../sections/story/story.tsx';

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...about.hero} />
      <Counters {...about.counters} />
      <Mission {...about.mission} />
      <ManagementTeam {...about.managementTeam} />
      <Story {...about.origin} side="end" />
      <CellGrid {...about.values} columns={4} />
      <MemberCards {...about.coreTeam} />
      <ContactBlock {...about.contact} />
    </>
  );
}
