import { teamDetails } from '../content/team-details.ts';
import { buildMeta } from '../meta/build-meta.ts';
import { BreadcrumbHero } from '../sections/hero/breadcrumb-hero.tsx';
import { Colleagues } from '../sections/people/colleagues.tsx';
import { Profile } from '../sections/people/profile.tsx';

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
