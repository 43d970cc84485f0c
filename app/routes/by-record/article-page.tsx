import { slugOf } from '../../../shared/slug.ts';
import { PostTeaser } from '../../blocks/latest-posts/view.tsx';
import { article as words } from '../../content/blog/article.ts';
import { categoryPath, relatedArticles, shownDay, tagPath, toPost } from '../../content/blog/post-lists.ts';
import { articles, authorOf } from '../../content/site-lists.ts';
import type { Article } from '../../markdown/article.ts';
import { parseMarkdown } from '../../markdown/parse-markdown.ts';
import { ArticleBody } from '../../sections/article/article-body.tsx';
import { ArticleHero } from '../../sections/article/article-hero.tsx';
import { NeighborPosts } from '../../sections/article/neighbor-posts.tsx';

/** /blog/<slug> */
export function ArticlePage({ article }: { article: Article }) {
  const { slug, title, category, tags, minutes } = article;
  const place = articles.indexOf(article);
  const [newer, older] = [articles[place - 1], articles[place + 1]].map((other) => other && toPost(other));
  const related = relatedArticles(article, articles, 3);
  return (
    <>
      <ArticleHero
        above={words.above}
        here={title}
        heading={title}
        category={category}
        categoryTo={categoryPath(slugOf(category))}
        date={shownDay(article)}
        by={words.by}
        authors={article.authors.map(authorOf)}
        readingTime={words.readingTime(minutes)}
        cover={{ slug, photograph: article.photograph }}
      />
      <ArticleBody
        {...words.body}
        words={parseMarkdown(article.body, article.file)}
        topics={tags.map((label) => ({ label, to: tagPath(slugOf(label)) }))}
      >
        {(newer || older) && <NeighborPosts {...words.neighbors} newer={newer} older={older} />}
      </ArticleBody>
      {related.length > 0 && <PostTeaser {...words.related} posts={related.map(toPost)} />}
    </>
  );
}
