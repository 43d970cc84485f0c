import { slugOf } from '../../shared/slug.ts';
import { ArticleHero } from '../blocks/breadcrumb-hero/article-hero.tsx';
import { PostTeaser } from '../blocks/latest-posts/view.tsx';
import type { Content } from '../load/load.ts';
import { categoryPath, relatedArticles, shownDay, tagPath, toPost } from '../load/post-lists.ts';
import type { BlockPage } from '../load/read-page.ts';
import type { Article } from '../markdown/article.ts';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { ArticleBody } from '../ui/article/article-body.tsx';
import { NeighborPosts } from '../ui/article/neighbor-posts.tsx';

interface ArticlePageProps {
  article: Article;
  above: BlockPage['above'];
  content: Content;
}

/** /blog/<slug> */
export function ArticlePage({ article, above, content }: ArticlePageProps) {
  const { articles, people } = content;
  const { slug, title, category, tags, minutes } = article;
  const words = content.words.blog.article;
  const asPost = (other: Article) => toPost(other, people, words);
  const place = articles.indexOf(article);
  const [newer, older] = [articles[place - 1], articles[place + 1]].map((other) => other && asPost(other));
  const related = relatedArticles(article, articles, 3);
  return (
    <>
      <ArticleHero
        above={above}
        here={title}
        heading={title}
        category={category}
        categoryTo={categoryPath(slugOf(category))}
        date={shownDay(article, words)}
        by={words.by}
        authors={article.authors.flatMap((author) => people[author] ?? [])}
        readingTime={words.readingTime.replace('{minutes}', String(minutes))}
        cover={{ slug, photograph: article.photograph }}
      />
      <ArticleBody
        contents={words.contents}
        tags={words.tags}
        words={parseMarkdown(article.body, article.file)}
        topics={tags.map((label) => ({ label, to: tagPath(slugOf(label)) }))}
      >
        {(newer || older) && <NeighborPosts {...words.neighbors} newer={newer} older={older} />}
      </ArticleBody>
      {related.length > 0 && <PostTeaser {...words.related} posts={related.map(asPost)} />}
    </>
  );
}
