import { BreadcrumbHero, type BreadcrumbHeroProps } from '../../blocks/breadcrumb-hero/view.tsx';
import { WayOn } from '../../blocks/way-on/view.tsx';
import { blog } from '../../content/blog/blog.ts';
import { blogSidebar } from '../../content/blog/blog-sidebar.ts';
import type { ListPage } from '../../content/blog/post-lists.ts';
import type { Post } from '../../content/blog/posts.ts';
import { lists } from '../../content/site-lists.ts';
import { LeadStory } from '../../sections/blog/lead-story.tsx';
import { Pagination } from '../../sections/blog/pagination.tsx';
import { PostGrid } from '../../sections/blog/post-grid.tsx';
import { WithSidebar } from '../../sections/blog/with-sidebar.tsx';
import { isDrawn } from '../../ui/link/page-link.tsx';
import '../../sections/hero/hero-plate.css';

interface BlogListProps {
  hero: BreadcrumbHeroProps;
  list: ListPage<Post>;
}

/** A page of posts: of all, of a category, or with a tag. */
export function BlogListPage({ hero, list: { path, items, pages, current } }: BlogListProps) {
  // The sample's posts fill one page, below which its entries stand for those to come.
  const isSample = path === '/blog' && pages.length === 1 && items.some(({ to }) => to === '/blog-details');
  const lead = path === '/blog' ? [blog.story].find(({ action }) => isDrawn(action.to)) : undefined;
  return (
    <>
      <BreadcrumbHero {...hero} shot={lead ? 'story' : undefined}>
        {lead && <LeadStory {...lead} />}
      </BreadcrumbHero>
      <WithSidebar of="list" sidebar={blogSidebar} posts={lists['latest-posts']} ways={lists['ways-to-posts']}>
        <PostGrid {...blog.posts} posts={items} />
        {isSample && <Pagination {...blog.pagination} pages={blog.samplePages} current={0} isSample />}
        {pages.length > 1 && <Pagination {...blog.pagination} pages={pages} current={current} />}
      </WithSidebar>
      <WayOn {...blog.wayOn} />
    </>
  );
}
