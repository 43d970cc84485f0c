import type { PageLink as To } from '../../../shared/pages.ts';
import { PageLink } from '../../ui/link/page-link.tsx';
import { PostCover, type PostCoverProps } from '../../ui/media/post-cover.tsx';
import { BreadcrumbHero, type BreadcrumbHeroProps } from '../hero/breadcrumb-hero.tsx';

export interface ArticleHeroProps extends BreadcrumbHeroProps {
  category: string;
  /** Where the articles of its category are listed. */
  categoryTo?: To;
  date: string;
  by: string;
  /** How long it takes to read. */
  readingTime?: string;
}

/** The writer, and their profile if they have one. */
interface Author {
  label: string;
  role: string;
  to?: To | undefined;
}

/** The title of the article, when it appeared and whose it is, beside its cover. */
export function ArticleHero({
  category,
  categoryTo,
  date,
  by,
  readingTime,
  author,
  cover,
  ...hero
}: ArticleHeroProps & { author: Author; cover: Omit<PostCoverProps, 'first'> }) {
  return (
    <BreadcrumbHero {...hero} illustration={null} shot="cover">
      <p className="post-meta article-meta" data-record>
        <b>{categoryTo ? <PageLink to={categoryTo}>{category}</PageLink> : category}</b> <span>{date}</span>{' '}
        <span>
          {by}{' '}
          {author.to ? (
            <PageLink to={author.to} className="inline-link">
              {author.label}
            </PageLink>
          ) : (
            author.label
          )}
          , {author.role}
        </span>{' '}
        {readingTime && <span>{readingTime}</span>}
      </p>
      <PostCover {...cover} first />
    </BreadcrumbHero>
  );
}
