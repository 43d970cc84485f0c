import { blogDetails } from '../content/blog-details.ts';
import { blogSidebar } from '../content/blog-sidebar.ts';
import { WithSidebar } from '../sections/blog/with-sidebar.tsx';
import { Article } from '../sections/blog-details/article.tsx';
import { ArticleHero } from '../sections/blog-details/article-hero.tsx';
import { CommentForm } from '../sections/blog-details/comment-form.tsx';
import { Comments } from '../sections/blog-details/comments.tsx';
import { NeighborPosts } from '../sections/blog-details/neighbor-posts.tsx';
import type { ProseWords } from '../sections/blog-details/prose.tsx';
import { buildMeta } from '../ui/build-meta.ts';

const prerendered = import.meta.env.SSR ? (await import('../content/blog-article.ts')).blogArticle : undefined;

let loading: Promise<ProseWords> | undefined;

function load() {
  loading ??= import('../content/blog-article.ts').then(({ blogArticle }) => blogArticle);
  return loading;
}

export const meta = () => buildMeta(blogDetails.meta, '/blog-details');

export default function Page() {
  return (
    <>
      <ArticleHero {...blogDetails.hero} />
      <WithSidebar sidebar={blogSidebar}>
        <Article {...blogDetails.article} prerendered={prerendered} load={load} />
        <NeighborPosts {...blogDetails.neighbors} />
        <Comments {...blogDetails.comments} />
        <CommentForm {...blogDetails.form} />
      </WithSidebar>
    </>
  );
}
