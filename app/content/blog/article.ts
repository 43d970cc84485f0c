import { locale } from '../../../shared/site.ts';
import type { PostTeaserProps } from '../../blocks/latest-posts/view.tsx';
import type { ArticleBodyProps } from '../../sections/article/article-body.tsx';
import type { NeighborPostsProps } from '../../sections/article/neighbor-posts.tsx';

const names = new Intl.ListFormat(locale, { type: 'conjunction' });

/** What all articles have beside their own words: /blog/<slug> */
export const article = {
  above: [
    { label: 'Home', to: '/' },
    { label: 'Blog', to: '/blog' },
  ] as const,
  by: 'By',
  /** Authors on the card of an article. */
  byLine: (authors: readonly string[]) => `By ${names.format(authors)}`,
  /** Before its day, in development, where alone such an article is seen. */
  unseen: { draft: 'Draft, not published:', waiting: 'Waiting for its day:' },
  readingTime: (minutes: number) => `${minutes} min read`,
  body: { contents: { heading: 'In this article' }, tags: 'Tags' } satisfies ArticleBodyProps,
  neighbors: { name: 'Other posts', previous: 'Previous post', next: 'Next post' } satisfies NeighborPostsProps,
  related: { heading: 'Read on', action: { label: 'All posts', to: '/blog' } } satisfies PostTeaserProps,
};
