/** Pages of articles, and pages of their lists, which are made like /blog. */
import { pageTitle } from '../../shared/fit-text.ts';
import type { PagePath } from '../../shared/pages.ts';
import { switches } from '../../shared/site.ts';
import type { Props as Posts } from '../blocks/posts/schema.ts';
import type { Content } from '../load/load.ts';
import {
  categoriesOf,
  categoryPath,
  type ListPage,
  type Post,
  paginate,
  relatedArticles,
  type Topic,
  tagPath,
  tagsOf,
  toPost,
} from '../load/post-lists.ts';
import type { BlockPage } from '../load/read-page.ts';
import type { Article } from '../markdown/article.ts';
import { pagePosition } from '../ui/text/ui-texts.ts';
import { ArticlePage } from './article-page.tsx';
import { fromBlocks } from './block-pages.tsx';
import { fileOf, type SitePage } from './site-page.ts';

const isPosts = ({ block }: BlockPage['blocks'][number]) => block === 'posts';

/** Gives a page with posts these. */
const withList = (page: BlockPage, list: ListPage<Post> | undefined): BlockPage => ({
  ...page,
  blocks: page.blocks.map((block) => (isPosts(block) ? { ...block, list } : block)),
});

const sizesOf = (page: BlockPage) => page.blocks.find(isPosts) as Pick<Posts, 'pageSize' | 'topicSize'> | undefined;

/** /blog shows the first page of its list, any other page its own. */
export const withPosts = (page: BlockPage, { posts }: Content): BlockPage =>
  page.path === '/blog' ? withList(page, paginate(posts, '/blog', sizesOf(page)?.pageSize ?? 6)[0]) : page;

/** Number of related articles below one. */
const relatedCount = 3;

function fromArticle(article: Article, place: number, blog: BlockPage, { articles, people, words }: Content): SitePage {
  const { slug, title, description, date, category } = article;
  const pathname = `/blog/${slug}`;
  const authors = article.authors.flatMap((author) => people[author] ?? []);
  const asPost = (other: Article) => toPost(other, people, words.blog.article);
  const [newer, older] = [articles[place - 1], articles[place + 1]].map((other) => other && asPost(other));
  const above = [...blog.above, { label: blog.name, to: '/blog' as const }];
  const subject: SitePage['subject'] = {
    type: 'BlogPosting',
    headline: title,
    date,
    section: category,
    authors: authors.map(({ name, to }) => ({ name, path: to })),
  };
  return {
    file: fileOf(pathname),
    pathname,
    layout: 'site',
    title: pageTitle(title),
    description,
    subject,
    sources: ['page/article-page.tsx'],
    render: async () => (
      <ArticlePage
        {...{ article, authors, above, newer, older }}
        related={relatedArticles(article, articles, relatedCount).map(asPost)}
        words={words.blog.article}
      />
    ),
  };
}

/**
 * A page like /blog, with its own opening and posts.
 * @param what the content of the list, for its title
 */
function fromList(what: string, page: BlockPage, list: ListPage<Post>, content: Content): SitePage {
  const place = pagePosition(list.current + 1, list.pages.length);
  const isFirst = list.current === 0;
  const title = isFirst ? what : `${what}, ${place}`;
  const [opening, ...others] = page.blocks;
  const { lead: _, story: __, ...first } = opening ?? { block: 'breadcrumb-hero' };
  const shown = {
    ...page,
    path: list.path as BlockPage['path'],
    name: isFirst ? page.name : `${page.name}, ${place}`,
    title: pageTitle(title),
    description: content.words.blog.lists.description.replace('{title}', title),
    blocks: [first, ...others],
  };
  return fromBlocks(withList(shown, list), content);
}

/** All pages of a category or a tag. */
function fromTopic(kind: 'category' | 'tag', topic: Topic, blog: BlockPage, content: Content): SitePage[] {
  const { name, slug, articles } = topic;
  const { lists, article } = content.words.blog;
  const path: PagePath = kind === 'category' ? categoryPath(slug) : tagPath(slug);
  const page: BlockPage = {
    ...blog,
    name: lists[kind],
    above: [...blog.above, { label: blog.name, to: '/blog' }],
    blocks: [
      { block: 'breadcrumb-hero', heading: name, illustration: 'breadcrumb-day' },
      ...blog.blocks.slice(1).map(({ id: _, ...block }) => block as BlockPage['blocks'][number]),
    ],
  };
  const posts = articles.map((each) => toPost(each, content.people, article));
  return paginate(posts, path, sizesOf(blog)?.topicSize ?? 24).map((list) =>
    fromList(lists.topic.replace('{topic}', name), page, list, content),
  );
}

/** All pages for articles. */
export function listBlogPages(content: Content): SitePage[] {
  const { articles, posts } = content;
  const blog = content.pages.find(({ path }) => path === '/blog');
  if (!switches.blog || !blog) return [];
  return [
    ...articles.map((article, place) => fromArticle(article, place, blog, content)),
    ...paginate(posts, '/blog', sizesOf(blog)?.pageSize ?? 6)
      .slice(1)
      .map((list) => fromList(content.words.blog.lists.all, blog, list, content)),
    ...categoriesOf(articles).flatMap((topic) => fromTopic('category', topic, blog, content)),
    ...tagsOf(articles).flatMap((topic) => fromTopic('tag', topic, blog, content)),
  ];
}
