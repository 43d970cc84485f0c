import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../../support/browser/fixtures.ts';
import { objection, test } from './edited-site.ts';

// An act draws all pages twice: seconds, and many of them beside other tests.
test.describe.configure({ mode: 'default', timeout: 120_000 });
const checked = { timeout: 60_000 };

const panel = (page: Page) => page.locator('#edit-tools .structure');
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

async function openPanel(page: Page, ...folds: string[]): Promise<void> {
  await panel(page).getByText('Structure', { exact: true }).click();
  for (const fold of folds) await panel(page).getByText(fold, { exact: true }).first().click();
}

/** Presses a button and waits for the new page, not for the load of an earlier act. */
async function press(page: Page, name: string): Promise<void> {
  await page.waitForLoadState();
  const reloaded = page.waitForEvent('load', checked);
  await button(page, name).click();
  await reloaded;
}

const headings = (page: Page) => page.getByRole('main').locator('h1, h2').allInnerTexts();

test('a block is moved down and up again by keyboard, and the file is unchanged @long', async ({ page, edited }) => {
  const file = 'content/pages/about.yaml';
  const before = edited.read(file);
  await page.goto(`${edited.origin}/about`);
  const order = await headings(page);
  await openPanel(page);
  const name = 'mission: Our mission';
  await button(page, `Down: ${name}`).focus();
  const reloaded = page.waitForEvent('load', checked);
  await page.keyboard.press('Enter');
  await reloaded;
  expect(edited.read(file).split('\n').sort()).toEqual(before.split('\n').sort());
  expect(edited.read(file).indexOf('block: mission')).toBeGreaterThan(edited.read(file).indexOf('block: origin'));
  expect(await headings(page)).not.toEqual(order);
  await expect(button(page, `Down: ${name}`)).toBeFocused();
  await press(page, `Up: ${name}`);
  expect(edited.read(file)).toBe(before);
  expect(await headings(page)).toEqual(order);
});

test('a block is added below another and removed, and undo gives back each step @long', async ({ page, edited }) => {
  const file = 'content/pages/faq-2.yaml';
  const before = edited.read(file);
  await page.goto(`${edited.origin}/faq-2`);
  await openPanel(page);
  await panel(page)
    .getByRole('button', { name: /^Add below/ })
    .first()
    .click();
  await panel(page).getByRole('combobox', { name: 'Block' }).selectOption('statement');
  const reloaded = page.waitForEvent('load', checked);
  await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
  await reloaded;
  const added = edited.read(file);
  expect(added).toContain('\n\n  - block: statement\n');
  await panel(page)
    .getByRole('button', { name: /^Remove: statement/ })
    .click();
  await expect.poll(() => edited.read(file), checked).toBe(before);
  await expect(panel(page).getByRole('button', { name: /^Remove: statement/ })).toHaveCount(0, checked);
  await press(page, 'Undo the last change');
  expect(edited.read(file)).toBe(added);
  await press(page, 'Undo the last change');
  expect(edited.read(file)).toBe(before);
});

test('faults of the loader are shown, and nothing is written @long', async ({ page, edited }) => {
  const file = 'content/pages/faq-2.yaml';
  const before = edited.read(file);
  await page.goto(`${edited.origin}/faq-2`);
  await openPanel(page);
  await panel(page).getByRole('button', { name: /^Down/ }).first().click();
  await expect(objection(page).last()).toContainText(`${file}:`, checked);
  await expect(objection(page).last()).toContainText('has no heading, so it cannot be the first block', checked);
  expect(edited.read(file)).toBe(before);
});

test('an item of a block is copied @long', async ({ page, edited }) => {
  const file = 'content/pages/about.yaml';
  await page.goto(`${edited.origin}/about`);
  await openPanel(page, 'items (4)');
  await press(page, 'Add below: Successful Implementations in counters: {site.name} in figures');
  expect(edited.read(file).match(/Successful Implementations/g)).toHaveLength(2);
  await press(page, 'Undo the last change');
});

test('a removed person is listed with all places, removed from them at once, and restored by undo @long', async ({
  page,
  edited,
}) => {
  const files = ['content/people.yaml', 'content/pages/about.yaml'];
  const before = files.map(edited.read);
  await page.goto(`${edited.origin}/team`);
  await openPanel(page, 'People');
  await button(page, 'Remove: Leela Varga').click();
  const said = panel(page).getByRole('alert');
  await expect(said).toContainText('leela-varga is used here', checked);
  await expect(said).toContainText(/content\/pages\/about\.yaml:\d+: item 3 of `members` of the block "portraits"/);
  expect(files.map(edited.read)).toEqual(before);
  await press(page, 'Remove it with all of these');
  expect(edited.read('content/pages/about.yaml')).toBe(before[1]?.replace('      - leela-varga\n', ''));
  expect(edited.read('content/people.yaml')).not.toContain('leela-varga');
  await expect(page.getByRole('main').getByText('Leela Varga')).toHaveCount(0);
  await press(page, 'Undo the last change');
  expect(files.map(edited.read)).toEqual(before);
});

/** Makes something of a kind in its fold. */
async function makeNew(page: Page, kind: string, name: string): Promise<void> {
  const form = panel(page).locator('form', { has: page.getByRole('button', { name: `New ${kind}` }) });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  const reloaded = page.waitForEvent('load', checked);
  await page.keyboard.press('Enter');
  await reloaded;
}

const ownPages = [
  ['page', 'Pages', '/our-workshop', 'content/pages/our-workshop.yaml'],
  ['service', 'Services', '/services/our-workshop', 'content/services/our-workshop.yaml'],
  ['project', 'Projects', '/portfolio/our-workshop', 'content/projects/our-workshop.yaml'],
] as const;

for (const [kind, fold, path, file] of ownPages)
  test(`a ${kind} is made from its template and shown, edited in a form, and removed again @long`, async ({
    page,
    edited,
  }) => {
    await openPanel(page, fold);
    await makeNew(page, kind, 'Our workshop');
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our workshop');
    const made = edited.read(file);
    expect(made).toMatch(/^name: Our workshop\n/);
    await expect(button(page, `New ${kind}`)).toBeFocused();
    await button(page, `Fields: ${path}`).click();
    await panel(page).getByLabel('name', { exact: true }).fill('The workshop: ours');
    await press(page, 'Save the fields');
    expect(edited.read(file)).toBe(made.replace('name: Our workshop', "name: 'The workshop: ours'"));
    await button(page, `Remove: ${path}`).click();
    await page.waitForURL(`${edited.origin}/`, checked);
    expect(() => edited.read(file)).toThrow('ENOENT');
    await press(page, 'Undo the last change');
    await press(page, 'Undo the last change');
    expect(edited.read(file)).toBe(made);
    await press(page, 'Undo the last change');
    expect(() => edited.read(file)).toThrow('ENOENT');
  });

const records = [
  ['person', 'People', 'content/people.yaml', '\n\nbo-lind:\n  name: Bo Lind\n', '/team'],
  ['plan', 'Plans', 'content/plans.yaml', '\n\n- name: Bo Lind\n', '/pricing'],
  ['post', 'Posts', 'content/posts.yaml', '\n\n- slug: bo-lind\n  title: Bo Lind\n', '/blog'],
] as const;

for (const [kind, fold, file, written, path] of records)
  test(`a ${kind} is made from its template, with a picture if it has one, edited and removed @long`, async ({
    page,
    edited,
  }) => {
    const before = edited.read(file);
    await page.goto(edited.origin + path);
    await openPanel(page, fold);
    await makeNew(page, kind, 'Bo Lind');
    const made = edited.read(file);
    expect(made.slice(before.trimEnd().length)).toContain(written);
    await expect(page.getByRole('main').getByText('Bo Lind').first()).toBeVisible();
    const drawn = page.getByRole('main').locator('img[src*="bo-lind"]').first();
    if (kind !== 'plan') {
      await drawn.scrollIntoViewIfNeeded();
      await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await button(page, 'Fields: Bo Lind').click();
    await panel(page).getByLabel('text', { exact: true }).fill('Somebody at last.');
    await press(page, 'Save the fields');
    expect(edited.read(file)).toContain('text: Somebody at last.\n');
    await press(page, 'Undo the last change');
    expect(edited.read(file)).toBe(made);
    await press(page, 'Undo the last change');
    expect(edited.read(file)).toBe(before);
  });

test('removing a post that a page shows is refused, one that no page names is removed @sample @long', async ({
  page,
  edited,
}) => {
  const file = 'content/posts.yaml';
  const before = edited.read(file);
  await page.goto(`${edited.origin}/blog`);
  await openPanel(page, 'Posts');
  await button(page, 'Remove: How to build your own AI chatbot with custom data').click();
  const said = panel(page).getByRole('alert');
  await expect(said).toContainText('content/pages/blog-details.yaml:', checked);
  expect(edited.read(file)).toBe(before);
  await press(page, 'Remove: Gasless signing, explained with one contract');
  expect(edited.read(file)).toBe(before.replace(/- slug: gasless[\s\S]*?(?=- slug: charts)/, ''));
  await press(page, 'Undo the last change');
  expect(edited.read(file)).toBe(before);
});

test('an article is made as a draft, and its fields and its text are edited in one form @long', async ({
  page,
  edited,
}) => {
  const file = 'content/articles/how-we-count-the-hours.md';
  await page.goto(`${edited.origin}/blog`);
  await openPanel(page, 'Articles');
  await makeNew(page, 'article', 'How we count the hours');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we count the hours');
  const made = edited.read(file);
  expect(made).toContain('draft: true\n');
  await button(page, 'Fields: head of this page').click();
  await panel(page).getByLabel('category').fill('Technology');
  await panel(page).getByLabel('Markdown').fill('\nAn hour is an **hour**.\n\n- One\n- Two');
  await press(page, 'Save the fields');
  await expect(page.getByRole('main').getByText('An hour is an hour.')).toBeVisible();
  const [fields = ''] = /^---[\s\S]*?---\n/.exec(made) ?? [];
  expect(edited.read(file)).toBe(
    `${fields.replace('category: News', 'category: Technology')}\nAn hour is an **hour**.\n\n- One\n- Two\n`,
  );
  await press(page, 'Undo the last change');
  await press(page, 'Undo the last change');
  expect(() => edited.read(file)).toThrow('ENOENT');
});

test('words that no page shows are edited in a form, items of their lists too @long', async ({ page, edited }) => {
  const [mails, header, blog] = ['mails', 'header', 'blog'].map((name) => `content/words/${name}.yaml`) as [
    string,
    string,
    string,
  ];
  const before = [mails, header, blog].map(edited.read);
  await openPanel(page, 'Words');
  await button(page, 'Fields: words/mails.yaml').click();
  await panel(page).getByLabel('message opening').fill('Somebody wrote: read it.');
  await press(page, 'Save the fields');
  expect(edited.read(mails)).toContain("  opening: 'Somebody wrote: read it.'\n");
  await button(page, 'Fields: words/mails.yaml').click();
  await panel(page).getByLabel('message subject').fill('A message');
  await panel(page).getByRole('button', { name: 'Save the fields' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('{name} is missing in this text', checked);
  await page.keyboard.press('Escape');
  await panel(page).getByText('samples tags (5)').click();
  await button(page, 'Fields: Digital in words/blog.yaml').click();
  await panel(page).getByLabel('Text', { exact: true }).fill('Hours, days');
  await press(page, 'Save the fields');
  expect(edited.read(blog)).toBe(before[2]?.replace('- Digital\n', "- 'Hours, days'\n"));
  await press(page, 'Undo the last change');
  await press(page, 'Undo the last change');
  expect([mails, header, blog].map(edited.read)).toEqual(before);
});

test('a long text is edited in the form of its file @long', async ({ page, edited }) => {
  const file = 'content/texts/privacy.md';
  const before = edited.read(file);
  await page.goto(`${edited.origin}/privacy`);
  await openPanel(page, 'Texts');
  await button(page, 'Fields: texts/privacy.md').click();
  const field = panel(page).getByLabel('Markdown');
  await expect(field).toHaveValue(before);
  await field.fill(`${before}\nNothing is sold, and {site.nmae} is not.\n`);
  await panel(page).getByRole('button', { name: 'Save the fields' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('{site.nmae} names no fact', checked);
  await field.fill(`${before}\nNothing of it is sold.\n`);
  await press(page, 'Save the fields');
  expect(edited.read(file)).toBe(`${before}\nNothing of it is sold.\n`);
  await expect(page.getByRole('main').getByText('Nothing of it is sold.')).toBeVisible();
  await press(page, 'Undo the last change');
  expect(edited.read(file)).toBe(before);
});

test('a template is changed like a page, and what is made afterwards begins with it @long', async ({
  page,
  edited,
}) => {
  const file = 'content/templates/person.yaml';
  const before = edited.read(file);
  await page.goto(`${edited.origin}/team`);
  await openPanel(page, 'Templates', 'People');
  await button(page, 'Fields: templates/person.yaml').click();
  await panel(page).getByLabel('role').fill('Somebody new');
  await press(page, 'Save the fields');
  expect(edited.read(file)).toBe(before.replace('role: Role', 'role: Somebody new'));
  await panel(page).getByText('People', { exact: true }).click();
  await makeNew(page, 'person', 'Bo Lind');
  expect(edited.read('content/people.yaml')).toContain('  role: Somebody new\n');
  await press(page, 'Undo the last change');
  await press(page, 'Undo the last change');
  expect(edited.read(file)).toBe(before);
});

test('fields of a plan are changed in a form, and a number that is none is objected to @long', async ({
  page,
  edited,
}) => {
  const file = 'content/plans.yaml';
  const before = edited.read(file);
  await page.goto(`${edited.origin}/pricing`);
  await openPanel(page, 'Plans');
  await button(page, 'Fields: Starter').click();
  const price = panel(page).getByLabel('price monthly');
  await expect(price).toHaveValue('89');
  await price.fill('79,5');
  await panel(page).getByRole('button', { name: 'Save the fields' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('A point stands before decimals: 79.5', checked);
  expect(edited.read(file)).toBe(before);
  await price.fill('79.5');
  await panel(page).getByLabel('memberLimit').fill('Up to 50: members');
  await press(page, 'Save the fields');
  expect(edited.read(file)).toBe(
    before.replace('monthly: 89', 'monthly: 79.5').replace('Up to 50 members', "'Up to 50: members'"),
  );
  await press(page, 'Undo the last change');
  expect(edited.read(file)).toBe(before);
});

test('the head of a page has a form with the choices of its fields @long', async ({ page, edited }) => {
  const file = 'content/pages/faq-2.yaml';
  const before = edited.read(file);
  await page.goto(`${edited.origin}/faq-2`);
  await openPanel(page);
  await button(page, 'Fields: head of this page').click();
  await panel(page).getByLabel('footer column').fill('utility');
  await panel(page).getByLabel('footer label').fill('Answers');
  await press(page, 'Save the fields');
  expect(edited.read(file)).toBe(
    before.replace('blocks:\n', 'footer:\n  column: utility\n  label: Answers\nblocks:\n'),
  );
  await press(page, 'Undo the last change');
  expect(edited.read(file)).toBe(before);
});

test('a photograph is put in, and a person gets it in a form @sample @long', async ({ page, edited }) => {
  const before = edited.read('content/people.yaml');
  await page.goto(`${edited.origin}/team`);
  await openPanel(page, 'Photographs');
  const portrait = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#c84' } })
    .png()
    .toBuffer();
  const file = { name: 'IMG_1.PNG', mimeType: 'image/png', buffer: portrait };
  await panel(page).getByLabel('File', { exact: true }).setInputFiles(file);
  await panel(page).getByRole('textbox', { name: 'Name' }).fill('people/asha.png');
  await press(page, 'Put it in');
  await panel(page).getByText('People', { exact: true }).click();
  await button(page, 'Fields: Asha Mehra').click();
  await panel(page).getByLabel('photograph name').fill('people/asha.png');
  await panel(page).getByLabel('photograph alt').fill('Asha Mehra at her desk');
  await press(page, 'Save the fields');
  expect(edited.read('content/people.yaml')).toContain(
    '  photograph:\n    name: people/asha.png\n    alt: Asha Mehra at her desk\n\nravi-anand:',
  );
  const shown = page.getByRole('main').getByAltText('Asha Mehra at her desk').first();
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  await press(page, 'Undo the last change');
  expect(edited.read('content/people.yaml')).toBe(before);
});
