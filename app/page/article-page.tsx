import { slugOf } from '../../shared/slug.ts';
import { ArticleHero } from '../blocks/breadcrumb-hero/article-hero.tsx';
import { PostTeaser } from '../blocks/latest-posts/view.tsx';
import type { BlogWords } from '../load/blog-words.ts';
import { categoryPath, type Post, shownDay, tagPath } from '../load/post-lists.ts';
import type { BlockPage } from '../load/read-page.ts';
import type { PersonRecord } from '../load/records.ts';
import type { Article } from '../markdown/article.ts';
import { minutesToRead } from '../markdown/count-words.ts';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { ArticleBody } from '../ui/article/article-body.tsx';
import { NeighborPosts } from '../ui/article/neighbor-posts.tsx';

interface ArticlePageProps {
  article: Article;
  authors: readonly PersonRecord[];
  above: BlockPage['above'];
  newer: Post | undefined;
  older: Post | undefined;
  related: readonly Post[];
  words: BlogWords['article'];
}

/** /blog/<slug> */
export function ArticlePage({ article, authors, above, newer, older, related, words }: ArticlePageProps) {
  const { slug, title, category, tags, body, file } = article;
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
        authors={authors}
        readingTime={words.readingTime.replace('{minutes}', String(minutesToRead(body)))}
        cover={{ slug, photograph: article.photograph }}
      />
      <ArticleBody
        contents={words.contents}
        tags={words.tags}
        words={parseMarkdown(body, file)}
        topics={tags.map((label) => ({ label, to: tagPath(slugOf(label)) }))}
      >
        {(newer || older) && <NeighborPosts {...words.neighbors} newer={newer} older={older} />}
      </ArticleBody>
      {related.length > 0 && <PostTeaser {...words.related} posts={related} />}
    </>
  );
}
