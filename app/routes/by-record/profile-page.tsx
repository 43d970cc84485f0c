import { BreadcrumbHero } from '../../blocks/breadcrumb-hero/view.tsx';
import { Portraits } from '../../blocks/portraits/view.tsx';
import { WayOn } from '../../blocks/way-on/view.tsx';
import type { toProfilePage } from '../../content/people/team-details.ts';
import { Profile } from '../../sections/people/profile.tsx';

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
