import { teamDetails } from '../../content/people/team-details.ts';
import { BreadcrumbHero } from '../../sections/hero/breadcrumb-hero.tsx';
import { Portraits } from '../../sections/people/portraits.tsx';
import { Profile } from '../../sections/people/profile.tsx';

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...teamDetails.hero} />
      <Profile {...teamDetails.profile} />
      <Portraits {...teamDetails.colleagues} surface="sunken" />
    </>
  );
}
