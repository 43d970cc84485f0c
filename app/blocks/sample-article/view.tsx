import { switches } from '../../../shared/site.ts';
import { parseMarkdown } from '../../markdown/parse-markdown.ts';
import { splitAtRule } from '../../markdown/split-at-rule.ts';
import type { OnPage } from '../../page/on-page.ts';
import { ArticleText } from '../../ui/article/article-text.tsx';
import { NeighborPosts } from '../../ui/article/neighbor-posts.tsx';
import { WithSidebar } from '../../ui/blog/with-sidebar.tsx';
import { useCopy } from '../../ui/media/inline-svg.tsx';
import { CommentForm } from './comment-form.tsx';
import { Comments } from './comments.tsx';
import { Reactions } from './reactions.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/article/prose-beside.css';

/** An article with all possible parts: readers' reactions, comments, and a form for more. */
export default function SampleArticle({ post, text, reactions, comments, form, id, site }: Props & OnPage) {
  const [beginning, rest] = splitAtRule(parseMarkdown(text.source, text.file).tree);
  const at = site.posts.findIndex(({ slug }) => slug === post);
  const copy = useCopy();
  const below = copy === 0 ? 'comments' : `comments-${copy}`;
  const { article, sidebar } = site.words.blog;
  return (
    <WithSidebar
      of="article"
      id={id}
      words={sidebar}
      posts={site.posts}
      ways={site.postNavigation}
      below={
        <>
          <NeighborPosts {...article.neighbors} older={site.posts[at + 1]} newer={site.posts[at - 1]} />
          {switches.comments && (
            <>
              <Comments {...comments} id={below} />
              <CommentForm {...form} />
            </>
          )}
        </>
      }
    >
      <article className="article">
        <Reactions {...reactions} below={below} />
        <ArticleText tree={beginning} className="prose-beside prose-article" />
        {rest && <ArticleText tree={rest} className="prose-beside prose-article prose-below" />}
      </article>
    </WithSidebar>
  );
}
