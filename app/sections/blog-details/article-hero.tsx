import type { Action } from '../../ui/link/action.ts';
import { PageLink } from '../../ui/link/page-link.tsx';
import { BreadcrumbHero, type BreadcrumbHeroProps } from '../hero/breadcrumb-hero.tsx';

export interface ArticleHeroProps extends BreadcrumbHeroProps {
  category: string;
  date: string;
  by: string;
}

/** The writer and their profile. */
type Author = Action & { role: string };

/** The title of the article, when it appeared and whose it is. */
export function ArticleHero({ category, date, by, author, ...hero }: ArticleHeroProps & { author: Author }) {
  return (
    <BreadcrumbHero {...hero}>
      <p className="post-meta article-meta">
        <b>{category}</b> <span>{date}</span>{' '}
        <span>
          {by}{' '}
          <PageLink to={author.to} className="inline-link">
            {author.label}
          </PageLink>
          , {author.role}
        </span>
      </p>
    </BreadcrumbHero>
  );
}
