import { blog } from '../../content/blog/blog.ts';
import { blogSidebar } from '../../content/blog/blog-sidebar.ts';
import { lists } from '../../content/site-lists.ts';
import { Pagination } from '../../sections/blog/pagination.tsx';
import { PostGrid } from '../../sections/blog/post-grid.tsx';
import { WithSidebar } from '../../sections/blog/with-sidebar.tsx';
import { BreadcrumbHero } from '../../sections/hero/breadcrumb-hero.tsx';

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...blog.hero} />
      <WithSidebar sidebar={blogSidebar} posts={lists['latest-posts']}>
        <PostGrid {...blog.posts} />
        <Pagination {...blog.pagination} />
      </WithSidebar>
    </>
  );
}
