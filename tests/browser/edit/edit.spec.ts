import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Props as ProjectGrid } from '../../../app/blocks/project-grid/schema.ts';
import type { Props as QuestionList } from '../../../app/blocks/question-list/schema.ts';
import { header } from '../../../app/layouts/header/header-words.ts';
import { site } from '../../../shared/site.ts';
import { block, openingOf } from '../../support/blocks.ts';
import { expect } from '../../support/browser/fixtures.ts';
import { content } from '../../support/content.ts';
import { home } from '../../support/home.ts';
import { article, changedLines, choose, clickWords, field, objection, save, test } from './edited-site.ts';

// A save draws all pages twice: seconds, and many of them beside other tests.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** An objection comes after all pages were drawn, which takes a second, or several beside other tests. */
const checked = { timeout: 30_000 };

const [plan] = content.plans.filter(({ featured }) => featured);

test('a click on a heading edits it in its file, and nothing else', async ({ page, edited }) => {
  const before = edited.read('content/pages/home.yaml');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(field(page)).toHaveValue(home.hero.heading);
  await save(page, "What 'it' can do, put to work");
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("What 'it' can do, put to work");
  const [[was, is] = ['', ''], ...others] = changedLines(before, edited.read('content/pages/home.yaml'));
  expect(others).toEqual([]);
  expect(was).toContain(home.hero.heading);
  expect(is.trim()).toBe("heading: 'What ''it'' can do, put to work'");
});

test('undo restores a file @long', async ({ page, edited }) => {
  const before = edited.read('content/pages/home.yaml');
  await clickWords(page, home.statistics.heading);
  await save(page, 'Teams that you can ask');
  expect(edited.read('content/pages/home.yaml')).not.toBe(before);
  await page.locator('#edit-tools .words > summary').click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Undo' }).click();
  await reloaded;
  expect(edited.read('content/pages/home.yaml')).toBe(before);
});

test('an answer with a link keeps its link @long', async ({ page, edited }) => {
  await page.goto(`${edited.origin}/faq-2`);
  const { items } = block<QuestionList>('/faq-2', 'question-list');
  const [words = ''] = items.flatMap(({ answer }) => (typeof answer === 'string' ? [] : [answer[0]]));
  await choose(page, new RegExp(`^${words}`));
  await save(page, 'Three, and each of them is described on the [services page](/services).');
  expect(edited.read('content/pages/faq-2.yaml')).toContain(
    "answer: 'Three, and each of them is described on the [services page](/services).'\n",
  );
  const answer = page.locator('details', { hasText: 'Three, and each of them' });
  await expect(answer.locator('a')).toHaveAttribute('href', '/services');
});

test('a label of the menu, a text of a plan and a description are edited where they stand @long', async ({
  page,
  edited,
}) => {
  await page.goto(`${edited.origin}/pricing`);
  await page.getByRole('navigation', { name: header.navigation }).getByText('Pricing').click();
  await save(page, 'Prices');
  await expect(
    page.getByRole('navigation', { name: header.navigation }).getByText('Prices', { exact: true }),
  ).toBeVisible();
  await choose(page, plan?.memberLimit ?? '');
  await save(page, "Up to 50: members, 'guests' and others");
  await choose(page, /^Description/);
  const description =
    'What the four plans cost by the month and by the year, and what each of them includes for your team.';
  await save(page, description);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
  expect(edited.read('content/plans.yaml')).toContain("memberLimit: 'Up to 50: members, ''guests'' and others'\n");
  expect(edited.read('content/pages/pricing.yaml')).toContain('menu: Prices\n');
  expect(edited.read('content/pages/pricing.yaml')).toContain(`description: '${description}'\n`);
});

test("a sentence with the company's name keeps its placeholder, and says so when it would be lost @long", async ({
  page,
  edited,
}) => {
  const words = `${site.name} was established in ${site.established}`;
  await clickWords(page, words);
  await expect(field(page)).toHaveValue(/^\{site\.name\} was established in \{site\.established\}/);
  await field(page).fill('The company is young.');
  await page.keyboard.press('Enter');
  await expect(objection(page)).toContainText('{site.name} is missing', checked);
  await save(page, 'Since {site.established}, {site.name} builds `software`.');
  expect(edited.read('content/pages/home.yaml')).toContain(
    "lead: 'Since {site.established}, {site.name} builds `software`.'",
  );
  await expect(page.getByText(`Since ${site.established}, ${site.name} builds \`software\`.`)).toBeVisible();
});

test('a title that is too long and a sentence of another page are objected to, and not saved @long', async ({
  page,
  edited,
}) => {
  const before = edited.read('content/pages/faq-2.yaml');
  await page.goto(`${edited.origin}/faq-2`);
  await choose(page, /^Title/);
  const long = 'Questions and answers about everything that anybody could ever ask us';
  await field(page).fill(long);
  await page.keyboard.press('Enter');
  await expect(objection(page)).toContainText('not 30 to 60', checked);
  await expect(field(page)).toHaveValue(long);
  expect(edited.read('content/pages/faq-2.yaml')).toBe(before);

  const own = edited.read('content/pages/pricing.yaml');
  await page.goto(`${edited.origin}/pricing`);
  await clickWords(page, openingOf('/pricing').lead);
  await field(page).fill(home.hero.lead);
  await page.keyboard.press('Enter');
  await expect(objection(page)).toContainText('sentence of /', checked);
  expect(edited.read('content/pages/pricing.yaml')).toBe(own);
});

test('a file with other changes is named and left unchanged, and the typed words stay @long', async ({
  page,
  edited,
}) => {
  await page.goto(`${edited.origin}/portfolio`);
  const file = 'content/pages/portfolio.yaml';
  const { heading } = block<ProjectGrid>('/portfolio', 'project-grid');
  await clickWords(page, heading);
  const changed = edited.read(file).replace(heading, 'Somebody else was here first.');
  edited.copy.write(file, changed);
  await field(page).fill('The words that I have typed');
  await page.keyboard.press('Enter');
  await expect(objection(page)).toContainText(`${file} has changed meanwhile`, checked);
  await expect(field(page)).toHaveValue('The words that I have typed');
  expect(edited.read(file)).toBe(changed);
});

test('an article is edited in its Markdown, its fields as well @long', async ({ page, edited }) => {
  const before = edited.read(article);
  await page.goto(`${edited.origin}/blog/invoices-without-typing`);
  await page.getByRole('heading', { level: 1 }).click();
  await save(page, 'Invoices: who *reads* them, and who pays');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoices: who *reads* them, and who pays');
  const paragraph = page.getByRole('main').locator('article p, .article-text p').first();
  await paragraph.click({ position: { x: 10, y: 10 } });
  await save(page, 'A [new] beginning, with * and _ in it.');
  await expect(page.getByRole('main').getByText('A [new] beginning, with * and _ in it.')).toBeVisible();
  const after = edited.read(article);
  expect(after).toContain('title: "Invoices: who *reads* them, and who pays"');
  expect(after.split('\n').slice(-20)).toEqual(before.split('\n').slice(-20));

  await page.getByRole('heading', { level: 1 }).click();
  await field(page).fill('Short');
  await page.keyboard.press('Enter');
  await expect(objection(page)).toContainText('`title` has 5 characters, not 20 to 60', checked);
  expect(edited.read(article)).toBe(after);
});

test('only who has the token is let in, from this machine and by its own name @long', async ({
  edited,
  playwright,
}) => {
  const stranger = await playwright.request.newContext();
  expect((await stranger.get(edited.origin)).status()).toBe(403);
  expect((await stranger.get(`${edited.origin}/?token=x`)).status()).toBe(403);
  const owner = await playwright.request.newContext();
  expect((await owner.get(edited.address)).status()).toBe(200);
  for (const headers of [{ host: 'evil.example' }, { origin: 'https://evil.example' }])
    expect((await owner.post(`${edited.origin}/edit/undo`, { headers })).status()).toBe(403);
  expect((await owner.get(`${edited.origin}/package.json`)).status()).not.toBe(500);
  await stranger.dispose();
  await owner.dispose();
});

test('after all that, the checks of the pages and of the format are content @long', async ({ edited }) => {
  edited.copy.build();
  edited.copy.run('tests/checks/check-content.ts');
});

test('nothing of it is in the built site', () => {
  const client = resolve(import.meta.dirname, '../../../build/client');
  const files = globSync('**/*.{html,js,css}', { cwd: client });
  expect(files.length).toBeGreaterThan(40);
  for (const file of files)
    expect(readFileSync(resolve(client, file), 'utf8'), file).not.toMatch(/\u2063|edit-tools|npm run edit/);
});
