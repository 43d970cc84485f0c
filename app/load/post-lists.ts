/** Lists of posts: articles, and the samples among them. */
import { formatDay } from '../../shared/format-day.ts';
import type { PageLink, PagePath } from '../../shared/pages.ts';
import { locale } from '../../shared/site.ts';
import { slugOf } from '../../shared/slug.ts';
import type { Article } from '../markdown/article.ts';
import type { BlogWords, PostRecord } from './blog-words.ts';
import type { PersonRecord } from './records.ts';

/** A post as cards show it. */
export interface Post {
  sample: boolean;
  /** Name of the drawn cover too. */
  slug: string;
  title: string;
  /** `2024-06-23`, and the displayed day. */
  day: string;
  date: string;
  category: string;
  text: string;
  /** Authors, of a post with a page of its own. */
  by?: string;
  /** Replaces the drawn cover. */
  photograph?: { name: string; alt: string } | undefined;
  to: PageLink;
}

type ArticleWords = BlogWords['article'];

const names = new Intl.ListFormat(locale, { type: 'conjunction' });

/** The displayed day of an article, with its state while hidden. */
export const shownDay = ({ date, state }: Pick<Article, 'date' | 'state'>, words: ArticleWords): string =>
  state === 'public' ? formatDay(date) : `${words[state]} ${formatDay(date)}`;

export const toPost = (
  { slug, title, date, state, authors, category, description, photograph }: Article,
  people: Readonly<Record<string, PersonRecord>>,
  words: ArticleWords,
): Post => ({
  sample: false,
  slug,
  title,
  day: date,
  date: shownDay({ date, state }, words),
  by: words.byLine.replace('{authors}', names.format(authors.map((author) => people[author]?.name ?? author))),
  category,
  text: description,
  photograph,
  to: `/blog/${slug}`,
});

/** Newest first; within a day by name, so that the order is the same everywhere. */
export const sortArticles = (articles: readonly Article[]): Article[] =>
  articles.toSorted((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));

/** Articles and posts without a page of their own, newest first. */
export const mergePosts = (articles: readonly Post[], samples: readonly PostRecord[]): Post[] =>
  [...articles, ...samples.map((post) => ({ ...post, date: formatDay(post.day) }))].sort((one, other) =>
    other.day.localeCompare(one.day),
  );

export interface Topic {
  name: string;
  slug: string;
  articles: Article[];
}

const slugs = new Map<string, string>();

/** Slug of a topic, made once: each article is compared with every other one. */
function topicSlug(name: string): string {
  const slug = slugs.get(name) ?? slugOf(name);
  slugs.set(name, slug);
  return slug;
}

/** Topics of articles, by category or tag, each with its articles; names that differ only in signs are one. */
export function groupByTopic(articles: readonly Article[], topicsOf: (article: Article) => readonly string[]): Topic[] {
  const topics = new Map<string, Topic>();
  for (const article of articles) {
    for (const name of topicsOf(article)) {
      const slug = topicSlug(name);
      const topic = topics.get(slug) ?? { name, slug, articles: [] };
      topics.set(slug, topic);
      topic.articles.push(article);
    }
  }
  return [...topics.values()].sort((one, other) => one.name.localeCompare(other.name));
}

export const categoriesOf = (articles: readonly Article[]) => groupByTopic(articles, ({ category }) => [category]);
export const tagsOf = (articles: readonly Article[]) => groupByTopic(articles, ({ tags }) => tags);

export const categoryPath = (slug: string): PagePath => `/blog/category/${slug}`;
export const tagPath = (slug: string): PagePath => `/blog/tag/${slug}`;

/** Articles of its category or with its tags, the nearest first; the newest if there are too few. */
export function relatedArticles(article: Article, articles: readonly Article[], count: number): Article[] {
  const category = topicSlug(article.category);
  const topics = article.tags.map(topicSlug);
  const closeness = (other: Article) =>
    Number(topicSlug(other.category) === category) + other.tags.filter((tag) => topics.includes(topicSlug(tag))).length;
  return articles
    .filter((other) => other.slug !== article.slug)
    .map((other) => [closeness(other), other] as const)
    .sort(([one], [other]) => other - one)
    .slice(0, count)
    .map(([, other]) => other);
}

export interface ListPage<Item> {
  path: PagePath;
  items: Item[];
  /** Addresses of all pages of the list, and the index of this one. */
  pages: PagePath[];
  current: number;
}

/** Divides a list into pages: the first at the list's own address, the others at `/page/2` and so on below it. */
export function paginate<Item>(items: readonly Item[], path: PagePath, size: number): ListPage<Item>[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  const pages = Array.from(
    { length: count },
    (_, index): PagePath => (index === 0 ? path : (`${path}/page/${index + 1}` as PagePath)),
  );
  return pages.map((address, current) => ({
    path: address,
    items: items.slice(current * size, (current + 1) * size),
    pages,
    current,
  }));
}

/** Links to the articles; the sample's own until there are any. */
export function postNavigation(articles: readonly Article[], samples: BlogWords['samples']) {
  if (articles.length === 0)
    return {
      categories: (samples?.categories ?? []).map((category) => ({ ...category, to: samples?.to ?? '/' })),
      tags: (samples?.tags ?? []).map((label) => ({ label, to: samples?.to ?? '/' })),
    };
  return {
    categories: categoriesOf(articles).map(({ name, slug, articles: { length } }) => ({
      title: name,
      count: String(length).padStart(2, '0'),
      to: categoryPath(slug),
    })),
    tags: tagsOf(articles).map(({ name, slug }) => ({ label: name, to: tagPath(slug) })),
  };
}
