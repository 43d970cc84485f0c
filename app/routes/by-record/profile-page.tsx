import type { toProfilePage } from '../../content/people/team-details.ts';
import { BreadcrumbHero } from '../../sections/hero/breadcrumb-hero.tsx';
import { Portraits } from '../../sections/people/portraits.tsx';
import { Profile } from '../../sections/people/profile.tsx';
import { WayOn } from '../../sections/way-on/way-on.tsx';

/** /team-details, /team/<slug> */
export function ProfilePage({ hero, profile, colleagues, wayOn }: ReturnType<typeof toProfilePage>) {
  return (
    <>
      <BreadcrumbHero {...hero} shot="person" />
      <Profile {...profile} />
      <Portraits {...colleagues} />
      <WayOn {...wayOn} />
    </>
  );
}
