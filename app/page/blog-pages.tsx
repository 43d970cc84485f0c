import { pageTitle } from '../../shared/fit-text.ts';
import { switches } from '../../shared/site.ts';
import type { BreadcrumbHeroProps } from '../blocks/breadcrumb-hero/view.tsx';
import { blog } from '../content/blog/blog.ts';
import {
  categoriesOf,
  categoryPath,
  type ListPage,
  paginate,
  type Topic,
  tagPath,
  tagsOf,
  toPost,
} from '../content/blog/post-lists.ts';
import type { Post } from '../content/blog/posts.ts';
import { articles, authorOf, lists } from '../content/site-lists.ts';
import type { Article } from '../markdown/article.ts';
import { ArticlePage } from '../routes/by-record/article-page.tsx';
import { BlogListPage } from '../routes/by-record/blog-list-page.tsx';
import { pageAmong } from '../ui/text/ui-texts.ts';
import { fileOf, type SitePage } from './site-page.ts';

function fromArticle(article: Article): SitePage {
  const { slug, title, description, date, category } = article;
  const pathname = `/blog/${slug}`;
  const render = async () => <ArticlePage article={article} />;
  const subject: SitePage['subject'] = {
    ...{ type: 'BlogPosting', headline: title, date, section: category },
    authors: article.authors.map(authorOf).map(({ label, to }) => ({ name: label, path: to })),
  };
  return {
    ...{ file: fileOf(pathname), pathname, layout: 'site', title: pageTitle(title), description, subject },
    ...{ sources: ['routes/by-record/article-page.tsx'], render },
  };
}

/** @param what the list holds, as its title says it */
function fromList(what: string, hero: BreadcrumbHeroProps, list: ListPage<Post>): SitePage {
  const place = pageAmong(list.current + 1, list.pages.length);
  const isFirst = list.current === 0;
  const title = isFirst ? what : `${what}, ${place}`;
  return {
    file: fileOf(list.path),
    pathname: list.path,
    layout: 'site',
    title: pageTitle(title),
    description: blog.lists.description(title),
    sources: ['routes/by-record/blog-list-page.tsx'],
    render: async () => (
      <BlogListPage hero={isFirst ? hero : { ...hero, here: `${hero.here}, ${place}`, lead: undefined }} list={list} />
    ),
  };
}

/** All pages of a category or a tag. */
function fromTopic(kind: 'category' | 'tag', { name, slug, articles: found }: Topic): SitePage[] {
  const path = kind === 'category' ? categoryPath(slug) : tagPath(slug);
  const hero = {
    above: [...blog.hero.above, { label: blog.hero.here, to: '/blog' as const }],
    here: blog.topic.here[kind],
    heading: name,
  };
  return paginate(found.map(toPost), path, blog.topic.pageSize).map((list) =>
    fromList(blog.lists.topic(name), hero, list),
  );
}

/** What the articles bring: their own pages, and those of the lists that they stand in. */
const listBlogPages = (): SitePage[] => [
  ...articles.map(fromArticle),
  ...paginate(lists.posts, '/blog', blog.pageSize)
    .slice(1)
    .map((list) => fromList(blog.lists.all, blog.hero, list)),
  ...categoriesOf(articles).flatMap((topic) => fromTopic('category', topic)),
  ...tagsOf(articles).flatMap((topic) => fromTopic('tag', topic)),
];

export const blogPages: readonly SitePage[] = switches.blog ? listBlogPages() : [];
