import { list as latestPosts } from 'virtual:lists/latest-posts';
import { blog } from '../../content/blog/blog.ts';
import { blogSidebar } from '../../content/blog/blog-sidebar.ts';
import { Pagination } from '../../sections/blog/pagination.tsx';
import { PostGrid } from '../../sections/blog/post-grid.tsx';
import { WithSidebar } from '../../sections/blog/with-sidebar.tsx';
import { BreadcrumbHero } from '../../sections/hero/breadcrumb-hero.tsx';

export { meta } from 'virtual:meta';

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...blog.hero} />
      <WithSidebar sidebar={blogSidebar} posts={latestPosts}>
        <PostGrid {...blog.posts} />
        <Pagination {...blog.pagination} />
      </WithSidebar>
    </>
  );
}
