import { list as author } from 'virtual:lists/author';
import { list as latestPosts } from 'virtual:lists/latest-posts';
import { blogDetails } from '../../content/blog/blog-details.ts';
import { blogSidebar } from '../../content/blog/blog-sidebar.ts';
import { WithSidebar } from '../../sections/blog/with-sidebar.tsx';
import { Article } from '../../sections/blog-details/article.tsx';
import { ArticleHero } from '../../sections/blog-details/article-hero.tsx';
import { CommentForm } from '../../sections/blog-details/comment-form.tsx';
import { NeighborPosts } from '../../sections/blog-details/neighbor-posts.tsx';
import { keepPromise, Prerendered } from '../../ui/hydration/prerendered.tsx';

export { meta } from 'virtual:meta';

const words = keepPromise(async () => {
  const [{ ArticleWords }, { blogArticle }] = await Promise.all([
    import('../../sections/blog-details/article-words.tsx'),
    import('../../content/blog/blog-article.ts'),
  ]);
  return <ArticleWords {...blogArticle} />;
});

const comments = keepPromise(async () => {
  const [{ Comments }, { blogComments }] = await Promise.all([
    import('../../sections/blog-details/comments.tsx'),
    import('../../content/blog/blog-article.ts'),
  ]);
  return <Comments {...blogComments} />;
});

const prerenderedWords = import.meta.env.SSR ? await words() : undefined;
const prerenderedComments = import.meta.env.SSR ? await comments() : undefined;

export default function Page() {
  return (
    <>
      <ArticleHero {...blogDetails.hero} author={author} />
      <WithSidebar sidebar={blogSidebar} posts={latestPosts}>
        <Article {...blogDetails.article} words={{ prerendered: prerenderedWords, load: words }} />
        <NeighborPosts {...blogDetails.neighbors} />
        <Prerendered prerendered={prerenderedComments} load={comments} className="comments" />
        <CommentForm {...blogDetails.form} />
      </WithSidebar>
    </>
  );
}
