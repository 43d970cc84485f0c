import { blogArticle, blogComments } from '../../content/blog/blog-article.ts';
import { blogDetails } from '../../content/blog/blog-details.ts';
import { blogSidebar } from '../../content/blog/blog-sidebar.ts';
import { lists } from '../../content/site-lists.ts';
import { WithSidebar } from '../../sections/blog/with-sidebar.tsx';
import { Article } from '../../sections/blog-details/article.tsx';
import { ArticleHero } from '../../sections/blog-details/article-hero.tsx';
import { ArticleWords } from '../../sections/blog-details/article-words.tsx';
import { CommentForm } from '../../sections/blog-details/comment-form.tsx';
import { Comments } from '../../sections/blog-details/comments.tsx';
import { NeighborPosts } from '../../sections/blog-details/neighbor-posts.tsx';
import { Island } from '../../ui/island/island.tsx';

export default function Page() {
  return (
    <>
      <ArticleHero {...blogDetails.hero} author={lists.author} />
      <WithSidebar sidebar={blogSidebar} posts={lists['latest-posts']}>
        <Article {...blogDetails.article}>
          <ArticleWords {...blogArticle} />
        </Article>
        <NeighborPosts {...blogDetails.neighbors} />
        <div className="comments">
          <Comments {...blogComments} />
        </div>
        <Island name="comment-form" of={CommentForm} props={blogDetails.form} />
      </WithSidebar>
    </>
  );
}
