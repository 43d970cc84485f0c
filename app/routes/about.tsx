import { about } from '../content/about.ts';
import { lists } from '../content/site-lists.ts';
import { ContactBlock } from '../sections/about/contact-block.tsx';
import { ManagementTeam } from '../sections/about/management-team.tsx';
import { Mission } from '../sections/about/mission.tsx';
import { Origin } from '../sections/about/origin.tsx';
import { Values } from '../sections/about/values.tsx';
import { Counters } from '../sections/figures/counters.tsx';
import { BreadcrumbHero } from '../sections/hero/breadcrumb-hero.tsx';
import { MemberCards } from '../sections/people/member-cards.tsx';

/** Gone when an owner deletes the project; the words stay. */
const tested = lists['projects-apart'][0]?.action;

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...about.hero} />
      <Counters {...about.counters} />
      <Mission {...about.mission} />
      <Origin {...about.origin} action={tested && { ...tested, label: about.origin.wayOn }} />
      <Values {...about.values} />
      <ManagementTeam {...about.managementTeam} />
      <MemberCards {...about.coreTeam} />
      <ContactBlock {...about.contact} />
    </>
  );
}
