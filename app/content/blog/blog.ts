import { site } from '../../../shared/site.ts';
import type { BreadcrumbHeroProps } from '../../blocks/breadcrumb-hero/view.tsx';
import type { WayOnProps } from '../../blocks/way-on/view.tsx';
import type { LeadStoryProps } from '../../sections/blog/lead-story.tsx';
import type { PaginationProps } from '../../sections/blog/pagination.tsx';
import type { PostGridProps } from '../../sections/blog/post-grid.tsx';
import { atHour } from '../hours.ts';

/** /blog */
export const blog = {
  hero: {
    above: [{ label: 'Home', to: '/' }],
    here: 'Blog',
    illustration: atHour('/blog'),
    heading: 'Our Blog',
    lead: 'Notes for those who decide and those who build: when a method works, how it breaks, and what we would do instead.',
  } satisfies BreadcrumbHeroProps,
  story: {
    action: { label: 'The website you are reading', to: '/portfolio/this-website' },
    picture: {
      name: 'kills-sun',
      alt: '500 fins, one for each time the server was killed, with the words: 100,008 messages acknowledged, 0 missing',
    },
  } satisfies LeadStoryProps,
  posts: { name: 'Posts', readMore: 'Read More' } satisfies PostGridProps,
  wayOn: {
    text: 'A note left your case out? Its writer reads your question.',
    action: { label: 'Ask the writer', to: '/contact' },
  } satisfies WayOnProps,
  /** On a page; more begin the next one. */
  pageSize: 6,
  pagination: {
    name: 'Pages of the blog',
    previous: 'Previous',
    next: 'Next',
  } satisfies PaginationProps,
  /** Until there are more posts than one page holds. */
  samplePages: ['/blog', '/blog', '/blog'] as const,
  /** Of a category or a tag. */
  topic: { here: { category: 'Category', tag: 'Tag' }, pageSize: 24 },
  /** Titles and descriptions of the pages that records bring. */
  lists: {
    all: 'All posts of our blog',
    topic: (name: string) => `Articles on ${name} in our blog`,
    description: (title: string) =>
      `${title}: what a method is good for, where it fails, and what ${site.name} would do instead.`,
  },
  feed: `${site.name}: blog`,
};
