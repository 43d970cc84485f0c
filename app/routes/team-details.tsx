import { teamDetails } from '../content/team-details.ts';
import { BreadcrumbHero } from '../sections/breadcrumb-hero.tsx';
import { Colleagues } from '../sections/team/colleagues.tsx';
import { Profile } from '../sections/team/profile.tsx';
import { buildMeta } from '../ui/build-meta.ts';

export const meta = () => buildMeta(teamDetails.meta, '/team-details');

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...teamDetails.hero} />
      <Profile {...teamDetails.profile} />
      <Colleagues {...teamDetails.colleagues} />
    </>
  );
}
