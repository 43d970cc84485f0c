import type { OnPage } from '../../page/on-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { isRendered } from '../../ui/link/page-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import type { Person } from '../../ui/media/portrait.tsx';
import { ArticleHero } from './article-hero.tsx';
import { BreadcrumbHero } from './hero.tsx';
import { LeadStory } from './lead-story.tsx';
import type { Props } from './schema.ts';

export { BreadcrumbHero, type BreadcrumbHeroProps } from './hero.tsx';

/** Photographs cannot be joined, so people with photographs are not shown together. */
const canStandTogether = (people: readonly Person[]) =>
  people.length > 1 && people.every(({ photograph }) => !photograph);

export default function Opening({ page, site, front, story, post, action, ...words }: Props & OnPage) {
  const hero = { above: page.above, here: page.name, ...words };
  const shown = post && site.posts.find(({ slug }) => slug === post.name);
  if (post && shown)
    return (
      <ArticleHero
        {...hero}
        category={shown.category}
        date={shown.date}
        by={site.words.blog.article.by}
        authors={post.authors}
        cover={{ slug: shown.slug, alt: post.alt, photograph: shown.photograph }}
      />
    );
  if (story && isRendered(story.action.to))
    return (
      <BreadcrumbHero {...hero} shot="story">
        <LeadStory {...story} />
      </BreadcrumbHero>
    );
  // Named in the opening itself: its styles cannot ask for what the browser does not have yet.
  const aboveVideo = page.below === 'video' ? 'video' : undefined;
  const areTogether = front === 'people' && canStandTogether(Object.values(site.people));
  return (
    <BreadcrumbHero {...hero} shot={front === 'people' && !areTogether ? undefined : (front ?? aboveVideo)}>
      {areTogether && <Picture name="people" className="team-hero" first />}
      {action && (
        <div className="actions">
          <ButtonLink action={action} size="large" />
        </div>
      )}
    </BreadcrumbHero>
  );
}
