import type { ListPage, Post } from '../../load/post-lists.ts';
import type { OnPage } from '../../page/on-page.ts';
import { WithSidebar } from '../../ui/blog/with-sidebar.tsx';
import { Pagination } from './pagination.tsx';
import { PostGrid } from './post-grid.tsx';
import type { Props } from './schema.ts';

interface Listed {
  /** Posts of this page, on pages that are lists. */
  list?: ListPage<Post> | undefined;
}

/** Posts: all, of a category, or with a tag. */
export default function Posts(props: Props & OnPage & Listed) {
  const { name, readMore, pageSize, pagination, samplePages, list, id, site } = props;
  const { items = site.posts.slice(0, pageSize), pages = [], current = 0 } = list ?? {};
  // The sample's posts fill one page; the entries below it are placeholders.
  const [only] = pages;
  const isSample = only !== undefined && pages.length === 1 && items.some(({ sample }) => sample);
  return (
    <WithSidebar of="list" id={id} words={site.words.blog.sidebar} posts={site.posts} ways={site.postNavigation}>
      <PostGrid name={name} readMore={readMore} posts={items} />
      {isSample && samplePages !== undefined && (
        <Pagination {...pagination} pages={Array.from({ length: samplePages }, () => only)} current={0} isSample />
      )}
      {pages.length > 1 && <Pagination {...pagination} pages={pages} current={current} />}
    </WithSidebar>
  );
}
