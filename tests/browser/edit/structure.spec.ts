import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../support/fixtures.ts';
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

/** Presses a button and waits until the page has come anew. */
async function press(page: Page, name: string): Promise<void> {
  const reloaded = page.waitForEvent('load', checked);
  await button(page, name).click();
  await reloaded;
}

const headings = (page: Page) => page.getByRole('main').locator('h1, h2').allInnerTexts();

test('a block is moved down and up again by keyboard, and the file is as it was', async ({ page, edited }) => {
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

test('a block is added below another and removed, and undo gives back each step', async ({ page, edited }) => {
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

test('what the loader objects to is told, and nothing is written', async ({ page, edited }) => {
  const file = 'content/pages/faq-2.yaml';
  const before = edited.read(file);
  await page.goto(`${edited.origin}/faq-2`);
  await openPanel(page);
  await panel(page).getByRole('button', { name: /^Down/ }).first().click();
  await expect(objection(page).last()).toContainText(`${file}:`, checked);
  await expect(objection(page).last()).toContainText('has no heading, so it cannot be the first block', checked);
  expect(edited.read(file)).toBe(before);
});

test('an item of a block is copied', async ({ page, edited }) => {
  const file = 'content/pages/about.yaml';
  await page.goto(`${edited.origin}/about`);
  await openPanel(page, 'items (4)');
  await press(page, 'Add below: Successful Implementations in counters: {site.name} in figures');
  expect(edited.read(file).match(/Successful Implementations/g)).toHaveLength(2);
  await press(page, 'Undo the last change');
});

test('whoever is removed is told with all places, taken out of them in one act, and comes back with undo', async ({
  page,
  edited,
}) => {
  const files = ['content/people.yaml', 'content/pages/about.yaml'];
  const before = files.map(edited.read);
  await page.goto(`${edited.origin}/team`);
  await openPanel(page, 'People');
  await button(page, 'Remove: Leela Varga').click();
  const said = panel(page).getByRole('alert');
  await expect(said).toContainText('leela-varga is named here', checked);
  await expect(said).toContainText(/content\/pages\/about\.yaml:\d+: item 3 of `members` of the block "portraits"/);
  expect(files.map(edited.read)).toEqual(before);
  await press(page, 'Remove it with all of these');
  expect(edited.read('content/pages/about.yaml')).toBe(before[1]?.replace('      - leela-varga\n', ''));
  expect(edited.read('content/people.yaml')).not.toContain('leela-varga');
  await expect(page.getByRole('main').getByText('Leela Varga')).toHaveCount(0);
  await press(page, 'Undo the last change');
  expect(files.map(edited.read)).toEqual(before);
});

test('a page is made from its name and shown, and removed again', async ({ page, edited }) => {
  await openPanel(page, 'Pages');
  await panel(page).getByRole('textbox', { name: 'Name' }).fill('Our workshop');
  await panel(page).getByRole('button', { name: 'Make a page' }).click();
  await page.waitForURL(`${edited.origin}/our-workshop`, checked);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our workshop');
  expect(edited.read('content/pages/our-workshop.yaml')).toMatch(/^name: Our workshop\n/);
  await expect(button(page, 'Make a page')).toBeFocused();
  await button(page, 'Remove the page /our-workshop').click();
  await page.waitForURL(`${edited.origin}/`, checked);
  expect(() => edited.read('content/pages/our-workshop.yaml')).toThrow('ENOENT');
});

test('fields of a plan are changed in a form, and a number that is none is objected to', async ({ page, edited }) => {
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

test('the head of a page has a form with the choices of its fields', async ({ page, edited }) => {
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

test('a photograph is put in, and a person gets it in a form', async ({ page, edited }) => {
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
