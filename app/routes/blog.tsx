import { blog } from '../content/blog.ts';
import { blogSidebar } from '../content/blog-sidebar.ts';
import { buildMeta } from '../meta/build-meta.ts';
import { Pagination } from '../sections/blog/pagination.tsx';
import { PostGrid } from '../sections/blog/post-grid.tsx';
import { WithSidebar } from '../sections/blog/with-sidebar.tsx';
import { BreadcrumbHero } from '../sections/hero/breadcrumb-hero.tsx';

export const meta = () => buildMeta(blog.meta, '/blog');

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...blog.hero} />
      <WithSidebar sidebar={blogSidebar}>
        <PostGrid {...blog.posts} />
        <Pagination {...blog.pagination} />
      </WithSidebar>
    </>
  );
}
