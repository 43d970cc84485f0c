import type { PaginationProps } from '../../sections/blog/pagination.tsx';
import type { PostGridProps } from '../../sections/blog/post-grid.tsx';
import type { BreadcrumbHeroProps } from '../../sections/hero/breadcrumb-hero.tsx';
import { posts } from './posts.ts';

/** /blog */
export const blog = {
  hero: {
    above: [{ label: 'Home', to: '/' }],
    here: 'Blog',
    heading: 'Our Blog',
    lead: 'Notes for those who decide and those who build: when a method works, how it breaks, and what we would do instead.',
  } satisfies BreadcrumbHeroProps,
  posts: { name: 'Posts', readMore: 'Read More', posts } satisfies PostGridProps,
  pagination: {
    name: 'Pages of the blog',
    previous: 'Previous',
    pages: ['1', '2', '3'],
    next: 'Next',
    to: '/blog',
  } satisfies PaginationProps,
};
