import { expect, it } from 'vitest';
import { formatDay } from '../../shared/format-day.ts';
import { content } from '../../tests/support/content.ts';
import type { Article } from '../markdown/article.ts';
import { categoriesOf, mergePosts, paginate, relatedArticles, tagsOf, toPost } from './post-lists.ts';

const { people, posts, words } = content;
const asPost = (each: Article) => toPost(each, people, words.blog.article);

const article = (slug: string, more: Partial<Article> = {}): Article => ({
  file: `content/articles/${slug}.md`,
  slug,
  title: slug,
  date: '2026-03-05',
  authors: Object.keys(people).slice(0, 1),
  category: 'Data',
  tags: [],
  description: slug,
  photograph: undefined,
  state: 'public',
  body: '',
  ...more,
});

it('shows a day in the form of the cards @sample', () => {
  expect(formatDay('2024-06-03')).toBe('3 June 2024');
});

it('puts articles among the samples by their days', () => {
  const merged = mergePosts([article('old', { date: '2020-01-01' }), article('new')].map(asPost), posts);
  expect([merged[0]?.slug, merged.at(-1)?.slug]).toEqual(['new', 'old']);
  expect(merged).toHaveLength(posts.length + 2);
});

it('counts categories and tags once, whatever signs their names have', () => {
  const articles = [article('a', { tags: ['UI/UX', 'Data'] }), article('b', { tags: ['UI UX'], category: 'Art' })];
  expect(categoriesOf(articles).map(({ name, articles: { length } }) => [name, length])).toEqual([
    ['Art', 1],
    ['Data', 1],
  ]);
  expect(tagsOf(articles).map(({ slug, articles: { length } }) => [slug, length])).toEqual([
    ['data', 1],
    ['ui-ux', 2],
  ]);
});

it('finds the articles nearest to an article, and never the article itself', () => {
  const [one, ...others] = [
    article('one', { tags: ['x'] }),
    article('far', { category: 'Art' }),
    article('same-category'),
    article('nearest', { tags: ['x'] }),
  ] as const;
  expect(relatedArticles(one, [one, ...others], 2).map(({ slug }) => slug)).toEqual(['nearest', 'same-category']);
});

it('divides a list into pages, the first at its own address', () => {
  const pages = paginate([1, 2, 3, 4, 5], '/blog', 2);
  expect(pages.map(({ path, items }) => [path, items])).toEqual([
    ['/blog', [1, 2]],
    ['/blog/page/2', [3, 4]],
    ['/blog/page/3', [5]],
  ]);
  expect(paginate([], '/blog', 2)).toMatchObject([{ path: '/blog', items: [], current: 0 }]);
});
