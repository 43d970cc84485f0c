import { switches } from '../../../shared/site.ts';
import { WayOn } from '../../blocks/way-on/view.tsx';
import { blogComments } from '../../content/blog/blog-comments.ts';
import words from '../../content/blog/blog-details.md?raw';
import { blogDetails } from '../../content/blog/blog-details.ts';
import { blogSidebar } from '../../content/blog/blog-sidebar.ts';
import { authorOf, lists } from '../../content/site-lists.ts';
import { parseMarkdown } from '../../markdown/parse-markdown.ts';
import { splitAtRule } from '../../markdown/split-at-rule.ts';
import { ArticleHero } from '../../sections/article/article-hero.tsx';
import { ArticleText } from '../../sections/article/article-text.tsx';
import { NeighborPosts } from '../../sections/article/neighbor-posts.tsx';
import { WithSidebar } from '../../sections/blog/with-sidebar.tsx';
import { Article } from '../../sections/blog-details/article.tsx';
import { CommentForm } from '../../sections/blog-details/comment-form.tsx';
import { Comments } from '../../sections/blog-details/comments.tsx';
import '../../sections/article/prose-beside.css';

export default function Page() {
  const [beginning, rest] = splitAtRule(parseMarkdown(words, 'app/content/blog/blog-details.md').tree);
  return (
    <>
      <ArticleHero {...blogDetails.hero} authors={[authorOf(blogDetails.author)]} cover={blogDetails.cover} />
      <WithSidebar
        of="article"
        sidebar={blogSidebar}
        posts={lists['latest-posts']}
        ways={lists['ways-to-posts']}
        below={
          <>
            <NeighborPosts {...blogDetails.neighbors} />
            {switches.comments && (
              <>
                <Comments {...blogComments} />
                <CommentForm {...blogDetails.form} />
              </>
            )}
          </>
        }
      >
        <Article {...blogDetails.article}>
          <ArticleText tree={beginning} className="prose-beside prose-article" />
          {rest && <ArticleText tree={rest} className="prose-beside prose-article prose-below" />}
        </Article>
      </WithSidebar>
      <WayOn {...blogDetails.wayOn} />
    </>
  );
}
