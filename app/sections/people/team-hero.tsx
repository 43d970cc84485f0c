import { BreadcrumbHero, type BreadcrumbHeroProps } from '../../blocks/breadcrumb-hero/view.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import type { Person } from '../../ui/media/portrait.tsx';
import './team-hero.css';

/** The people stand together in front of the morning, as long as all of them are drawn: photographs cannot be joined. */
export function TeamHero({ members, ...hero }: BreadcrumbHeroProps & { members: readonly Person[] }) {
  const areDrawn = members.length > 1 && members.every(({ photograph }) => !photograph);
  return (
    <BreadcrumbHero {...hero} shot={areDrawn ? 'people' : undefined}>
      {areDrawn && <Picture name="people" className="team-hero" first />}
    </BreadcrumbHero>
  );
}
