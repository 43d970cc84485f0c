import { blog } from '../../content/blog/blog.ts';
import { paginate } from '../../content/blog/post-lists.ts';
import { lists } from '../../content/site-lists.ts';
import { BlogListPage } from '../by-record/blog-list-page.tsx';

export default function Page() {
  const [first] = paginate(lists.posts, '/blog', blog.pageSize);
  return first && <BlogListPage hero={blog.hero} list={first} />;
}
