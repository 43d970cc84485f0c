import { about } from '../content/about.ts';
import { ContactBlock } from '../sections/about/contact-block.tsx';
import { CoreTeam } from '../sections/about/core-team.tsx';
import { Counters } from '../sections/about/counters.tsx';
import { ManagementTeam } from '../sections/about/management-team.tsx';
import { Mission } from '../sections/about/mission.tsx';
import { BreadcrumbHero } from '../sections/breadcrumb-hero.tsx';
import { CellGrid } from '../sections/cell-grid.tsx';
import { buildMeta } from '../ui/build-meta.ts';

export const meta = () => buildMeta(about.meta, '/about');

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...about.hero} />
      <Counters {...about.counters} />
      <Mission {...about.mission} />
      <ManagementTeam {...about.managementTeam} />
      <CellGrid {...about.values} />
      <CoreTeam {...about.coreTeam} />
      <ContactBlock {...about.contact} />
    </>
  );
}
