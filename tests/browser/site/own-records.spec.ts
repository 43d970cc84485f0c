import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Props as Posts } from '../../../app/blocks/posts/schema.ts';
import type { PersonRecord } from '../../../app/load/records.ts';
import { copyCode, pagePosition } from '../../../app/ui/text/ui-texts.ts';
import { fill } from '../../../shared/fill.ts';
import { formatDay } from '../../../shared/format-day.ts';
import { block } from '../../support/blocks.ts';
import { accessibilityFaults, test as base, expect, scrollWidth, startScript } from '../../support/browser/fixtures.ts';
import { expectLoaded } from '../../support/browser/parts.ts';
import { content } from '../../support/content.ts';
import type { SiteCopy } from '../../support/site-copy.ts';
import { SiteServer } from '../../support/site-server.ts';
import { awkwardTitle, buildOwnRecords } from './own-records-site.ts';

/** The site of an owner: one build for all tests of this file, which one worker runs. */
const test = base.extend<object, { copy: SiteCopy; ownRecords: SiteServer }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const copy = await buildOwnRecords();
      await use(copy);
      copy.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  ownRecords: [
    async ({ copy }, use) => {
      const server = await SiteServer.start({}, copy.folder);
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ ownRecords }, use) => use(ownRecords.url),
});
test.describe.configure({ mode: 'default' });

const list = block<Posts>('/blog', 'posts');
const { sidebar, article: articleWords, lists } = content.words.blog;
const article = '/blog/invoices-without-typing';
const people = Object.values(content.people);
const [author = {} as PersonRecord] = people;
const cards = (page: Page) => page.getByRole('list', { name: list.name }).getByRole('article');
const ways = (page: Page, heading: string) =>
  page
    .getByRole('complementary', { name: sidebar.name })
    .locator('> div')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
    .getByRole('link');
const status = async (page: Page, path: string) =>
  (await page.request.get(path, { headers: { accept: 'text/html' } })).status();

test('an article is a Markdown file: its words, table, code, note, picture and footnote are drawn, and stand in the document once @long', async ({
  page,
}) => {
  const response = await page.goto(article);
  expect(response?.status()).toBe(200);
  expect((await response?.text())?.match(/The rule that saves most of the work/g)).toHaveLength(1);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How an invoice finds its way without a person');
  await expect(main.getByText(formatDay('2026-03-05'), { exact: true })).toBeVisible();
  await expect(main.getByText(fill(articleWords.readingTime, { minutes: 2 }), { exact: true })).toBeVisible();
  await expect(main.getByText(`${articleWords.by} ${author.name}, ${author.role}`)).toBeVisible();
  await expect(main.getByRole('table', { name: 'The five fields and who knows better' }).getByRole('row')).toHaveCount(
    6,
  );
  await expect(main.locator('pre .hljs-keyword').first()).toHaveText('export');
  await expect(main.getByRole('note')).toContainText('Before you begin');
  await expect(main.getByRole('figure')).toContainText('A day of work');
  await expect(main.getByRole('blockquote')).toContainText('A rule that fits on one line');
  await expect(main.getByRole('link', { name: 'Ask about your own pile' })).toHaveAttribute('href', '/contact');
  await main.getByRole('link', { name: '1', exact: true }).click();
  await expect(main.getByText('In the public sets that we measured on.')).toBeInViewport();
});

test('code is copied by a button that says so, and that is absent without script @long', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(article);
  await startScript(page);
  const main = page.getByRole('main');
  const copy = main.getByRole('button', { name: copyCode.label }).first();
  await copy.press('Enter');
  await expect(main.getByRole('status').filter({ hasText: copyCode.done })).toBeVisible();
  const code = (await main.locator('pre').first().textContent()) ?? '';
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(code.trim());
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } }),
  );
  await copy.click();
  await expect(main.getByRole('status').filter({ hasText: copyCode.failed })).toBeVisible();

  const quiet = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await quiet.goto(article);
  await expect(quiet.locator('main pre').first()).toBeVisible();
  await expect(quiet.getByRole('button', { name: copyCode.label })).toHaveCount(0);
  await quiet.close();
});

test('the headings of a long article stand beside it, stay in view and show where the reader is @long', async ({
  page,
}) => {
  await page.goto(article);
  await startScript(page);
  const contents = page.getByRole('navigation', { name: articleWords.contents });
  await expect(contents.getByRole('link')).toHaveText([
    'What an invoice has to tell',
    'What the check looks like',
    'How it is watched',
    'What stays with a person',
  ]);
  await contents.getByRole('link', { name: 'How it is watched' }).click();
  await expect(page.getByRole('heading', { name: 'How it is watched' })).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText('How it is watched');
  await expect(contents).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
});

const kinds = ['/blog/page/3', '/blog/category/workshop', article, '/portfolio/harbor-desk', `/team/${author.slug}`];

test('articles, lists, the project and the profile fit every width, and axe finds nothing @long', async ({ page }) => {
  for (const path of kinds) {
    await page.goto(path);
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await scrollWidth(page), `${path} at ${width} px`).toBe(width);
    }
    expect(await accessibilityFaults(page), path).toEqual([]);
  }
});

test('posts fill pages of six, newest first, and the samples that are left come last @long', {
  tag: ['@BLG-05', '@RTE-32'],
}, async ({ page }) => {
  await page.goto('/blog');
  await expect(cards(page)).toHaveCount(list.pageSize);
  await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', article);
  const entries = page.getByRole('navigation', { name: list.pagination.name });
  await expect(entries.getByRole('link')).toHaveText([list.pagination.previous, '1', '2', '3', list.pagination.next]);
  await expect(entries.getByRole('link').first()).toBeDisabled();
  await entries.getByRole('link', { name: '3', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\/page\/3$/);
  await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(`${lists.all}, ${pagePosition(3, 3)}`)}`));
  await expect(cards(page)).toHaveCount(4);
  await expect(cards(page).last().getByRole('link')).toHaveAttribute('href', '/blog-details');
  await expect(entries.locator('[aria-current]')).toHaveText('3');
  expect(await status(page, '/blog/page/4')).toBe(404);
});

test('categories and tags are those of the articles, with their counts, and lead to lists @long', {
  tag: ['@RTE-33', '@RTE-34'],
}, async ({ page }) => {
  await page.goto('/blog');
  await expect(ways(page, sidebar.categories)).toHaveText(['Automation 01', 'Café & Küche 03', 'Workshop 06']);
  await expect(ways(page, sidebar.tags)).toHaveText(['Business', 'Data', 'Tools']);
  await ways(page, sidebar.categories).nth(1).click();
  await expect(page).toHaveURL(/\/blog\/category\/cafe-kuche$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Café & Küche');
  await expect(cards(page)).toHaveCount(3);
  await page.goto('/blog/tag/tools');
  await expect(cards(page)).toHaveCount(4);
});

test('an article leads to those before and after it, to what is near to it, and to its topics @long', async ({
  page,
}) => {
  await page.goto('/blog/note-9');
  const others = page.getByRole('navigation', { name: articleWords.neighbors.name }).getByRole('link');
  await expect(others.nth(0)).toHaveAttribute('href', '/blog/note-8');
  await expect(others.nth(1)).toHaveAttribute('href', article);
  const near = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: articleWords.related.heading }) });
  await expect(near.getByRole('article')).toHaveCount(3);
  await expect(near.getByRole('article').first()).toContainText('A note from the workshop');
  await expect(page.getByRole('main').getByRole('link', { name: 'Workshop', exact: true })).toHaveAttribute(
    'href',
    '/blog/category/workshop',
  );
});

test('a photograph takes the place of the drawn cover, in sizes and formats of its own @long', async ({ page }) => {
  await page.goto('/blog/note-1');
  const picture = page.getByRole('main').getByRole('img', { name: 'A bench with three planes' });
  await expect(picture).toHaveJSProperty('complete', true);
  const [source, width, height] = await picture.evaluate((img: HTMLImageElement) => [
    img.currentSrc,
    img.width,
    img.height,
  ]);
  expect(source).toMatch(/\/assets\/photographs\/workshop-[\w-]{8}-\d+\.avif$/);
  expect(Number(width) / Number(height)).toBeGreaterThan(1.3);
  const response = await page.request.get(String(source));
  expect(response.headers()['cache-control']).toContain('immutable');
});

test('people and projects have photographs wherever they are shown, and fill the place of what is drawn @long', async ({
  page,
}) => {
  for (const [path, name] of [
    ['/team', 'Somebody at a bench'],
    ['/about', 'Somebody at a bench'],
    [`/team/${author.slug}`, 'Somebody at a bench'],
    ['/portfolio', 'A bench by the water'],
  ] as const) {
    await page.goto(path);
    const image = page.getByRole('main').getByRole('img', { name });
    await expectLoaded(image);
    expect(await image.evaluate((img: HTMLImageElement) => img.currentSrc), path).toMatch(/\/workshop-.*\.avif$/);
    const [own, place] = await Promise.all([image.boundingBox(), image.locator('xpath=../..').boundingBox()]);
    // A card may have a border.
    expect(own?.width, path).toBeGreaterThan((place?.width ?? 0) - 4);
  }
  await page.goto('/portfolio/harbor-desk');
  await expectLoaded(page.getByRole('main').getByRole('img', { name: 'The bench, large' }).first());
});

test('a title with signs of markup is the same on its page, in the feed and in what search engines and shared links get @long', async ({
  page,
}) => {
  await page.goto('/blog/note-5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(awkwardTitle);
  const told = await page.evaluate(async () => {
    const feed = new DOMParser().parseFromString(await (await fetch('/feed.xml')).text(), 'application/xml');
    const entries = [...feed.querySelectorAll('entry')].map((entry) => ({
      path: new URL(entry.querySelector('link')?.getAttribute('href') ?? '').pathname,
      // Titles of type HTML are read as HTML.
      title: new DOMParser().parseFromString(entry.querySelector('title')?.textContent ?? '', 'text/html').body
        .textContent,
    }));
    const graph = JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? '{}')['@graph'];
    return {
      isXml: feed.querySelector('parsererror') === null && feed.documentElement.localName === 'feed',
      entries,
      shared: document.querySelector<HTMLMetaElement>('[property="og:title"]')?.content,
      headline: graph.find((thing: { headline?: string }) => thing.headline)?.headline,
    };
  });
  expect(told.isXml).toBe(true);
  expect(told.entries).toHaveLength(10 + 1);
  expect(told.entries).toContainEqual({ path: '/blog/note-5', title: awkwardTitle });
  expect(told.shared).toContain(awkwardTitle);
  expect(told.headline).toBe(awkwardTitle);
});

test('a draft is nowhere, and an unknown article is the not-found page @long', { tag: '@RTE-26' }, async ({ page }) => {
  expect(await status(page, '/blog/not-yet')).toBe(404);
  expect(await status(page, '/blog/never-written')).toBe(404);
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('not-yet');
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(article);
});

test('an article of a later day is nowhere before it: no page, list, feed or site map, and no file has its words @long', async ({
  page,
  copy,
}) => {
  expect(await status(page, '/blog/of-a-later-day')).toBe(404);
  for (const file of globSync('build/client/**/*.{html,xml,js}', { cwd: copy.folder })) {
    const text = readFileSync(join(copy.folder, file), 'utf8');
    expect(/of-a-later-day|waits for its day/.test(text), file).toBe(false);
  }
  expect(globSync('build/client/**/of-a-later-day*', { cwd: copy.folder })).toEqual([]);
});

test('an article of two people names both: on its page, on its card, to search engines and in the feed @long', async ({
  page,
}) => {
  const names = people.slice(0, 2).map(({ name }) => name);
  await page.goto('/blog/note-2');
  for (const { name, role } of people.slice(0, 2))
    await expect(page.getByRole('main').locator('.article-meta')).toContainText(`${name}, ${role}`);
  const told = await page.evaluate(async () => {
    const feed = new DOMParser().parseFromString(await (await fetch('/feed.xml')).text(), 'application/xml');
    const entry = [...feed.querySelectorAll('entry')].find((each) => each.innerHTML.includes('/blog/note-2'));
    const graph = JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? '{}')['@graph'];
    const posting = graph.find((thing: { headline?: string }) => thing.headline);
    return {
      feed: [...(entry?.querySelectorAll('author name') ?? [])].map(({ textContent }) => textContent),
      data: posting.author.map(({ name }: { name: string }) => name),
    };
  });
  expect(told).toEqual({ feed: names, data: names });
  await page.goto('/blog/category/workshop');
  const card = cards(page).filter({ has: page.locator('a[href="/blog/note-2"]') });
  await expect(card).toContainText(new RegExp(`By ${names.join('.*')}`));
});

test('tasks have names, addresses in a sentence are text, and code of an unknown language is shown @long', async ({
  page,
}) => {
  await page.goto('/blog/note-2');
  const main = page.getByRole('main');
  await expect(main.getByRole('checkbox', { name: 'Ask www.example.org' })).toBeChecked();
  await expect(main.getByRole('checkbox', { name: 'Open http://localhost:3000' })).not.toBeChecked();
  await expect(main.locator('pre')).toHaveText('qapla');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a project and a profile have pages, and their cards link to them @long', {
  tag: ['@RTE-36', '@A-40'],
}, async ({ page }) => {
  await page.goto('/portfolio');
  const card = page.getByRole('link', { name: 'A desk for a harbor', exact: true });
  await expect(card).toHaveAttribute('href', '/portfolio/harbor-desk');
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A desk for a harbor');
  await expect(page.getByText('Four lists became one.')).toBeVisible();

  await page.goto('/team');
  await page.getByRole('heading', { name: author.name }).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/team/${author.slug}$`));
  await expect(page.getByRole('heading', { name: 'What do you do all day?' })).toBeVisible();
});

test('the checks of words, links and weights find nothing to mend in what an owner has added @long', async ({
  copy,
}) => {
  for (const script of ['check-content', 'weight/check-budgets']) copy.run(`tests/checks/${script}.ts`);
});

test('a build names waiting and skipped files, and wrong articles stop it with all their faults @long', async ({
  copy,
}) => {
  copy.write('content/articles/of-a-program.mdx', "import a from './a';\n");
  copy.write(
    'content/articles/2026/wrong.md',
    '---\ntitle: A title: of a proper length\nauthor: nobody\n---\n\n# A heading\n',
  );
  copy.write(
    'content/articles/wrong.md',
    '---\ntitle: A title of a proper length\npubDate: 2026-01-01\n---\n\n<b>x</b>\n',
  );
  let told = '';
  try {
    copy.build();
  } catch (error) {
    told = String(error);
  }
  for (const part of [
    'of-a-later-day.md: until 2999-12-31',
    'note-2.md:15: the language `klingon`',
    'of-a-program.mdx:1: a line of program',
    '2026/wrong.md:2: `title` cannot be read, since its signs have a meaning in YAML',
    '2026/wrong.md:3: nobody in people.yaml is called `nobody`',
    '2026/wrong.md:6: the title is in the fields',
    'articles/wrong.md:3: `pubDate` is called `date` here',
    'articles/wrong.md:6: HTML is not supported',
  ])
    expect(told).toContain(part);
});
