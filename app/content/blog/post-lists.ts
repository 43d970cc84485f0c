import type { PagePath } from '../../../shared/pages.ts';
import { slugOf } from '../../../shared/slug.ts';
import type { Article } from '../../markdown/article.ts';
import { personOf } from '../people/people.ts';
import { article as words } from './article.ts';
import { formatDate } from './format-date.ts';
import type { Post } from './posts.ts';

/** The day of an article as it is shown, and what visitors do not see yet. */
export const shownDay = ({ date, state }: Pick<Article, 'date' | 'state'>): string =>
  state === 'public' ? formatDate(date) : `${words.unseen[state]} ${formatDate(date)}`;

export const toPost = ({ slug, title, date, state, authors, category, description, photograph }: Article): Post => ({
  sample: false,
  slug,
  title,
  day: date,
  date: shownDay({ date, state }),
  by: words.byLine(authors.map((slug) => personOf(slug).name)),
  category,
  text: description,
  photograph,
  to: `/blog/${slug}`,
});

/** Newest first; on one day by their names, so that the order is the same everywhere. */
export const sortArticles = (articles: readonly Article[]): Article[] =>
  articles.toSorted((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));

/** Articles and posts without a page of their own, newest first. */
export const mergePosts = (articles: readonly Article[], posts: readonly Post[]): Post[] =>
  [...sortArticles(articles).map(toPost), ...posts].sort((one, other) => other.day.localeCompare(one.day));

export interface Topic {
  name: string;
  slug: string;
  articles: Article[];
}

/** What articles are about, by their categories or tags, each with its articles; names that differ in signs alone are one. */
export function groupByTopic(articles: readonly Article[], topicsOf: (article: Article) => readonly string[]): Topic[] {
  const topics = new Map<string, Topic>();
  for (const article of articles) {
    for (const name of topicsOf(article)) {
      const slug = slugOf(name);
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

/** Articles of its category or with its tags, the nearest first; the newest where there are too few. */
export function relatedArticles(article: Article, articles: readonly Article[], count: number): Article[] {
  const topics = article.tags.map(slugOf);
  const closeness = (other: Article) =>
    Number(slugOf(other.category) === slugOf(article.category)) +
    other.tags.filter((tag) => topics.includes(slugOf(tag))).length;
  return articles
    .filter((other) => other.slug !== article.slug)
    .toSorted((one, other) => closeness(other) - closeness(one))
    .slice(0, count);
}

export interface ListPage<Item> {
  path: PagePath;
  items: Item[];
  /** Addresses of all pages of the list, and which of them this is. */
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
